import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { startDatabase } from '../lib/database.ts';
import { startServer } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { build, type Contents } from './build.ts';
import { federatedShell, publicRemote, singleShell } from './configurations.ts';
import { demonstration } from './demonstration.ts';
import { pageBytes, type PageBytes } from './page-bytes.ts';
import { visits } from './visit.ts';

/** What it costs that teams ship apart: the first public page as built, beside the same sources built as one. */
const ROUNDS = 9;
const BUDGET = 200_000;

const kilobytes = (bytes: number) => `${figure(bytes / 1000)} kB`;

function print(name: string, page: PageBytes, contents: Contents): void {
  const { scripts, scriptBytes, styleBytes, requests } = page;
  console.log(
    `\n${name}: ${kilobytes(scriptBytes)} of scripts, ${kilobytes(styleBytes)} of styles, gzip; ${requests} requests of all kinds`,
  );
  for (const { address, bytes } of scripts) {
    const sources = contents.get(basename(address)) ?? [];
    const more = sources.length > 5 ? ` and ${sources.length - 5} more` : '';
    console.log(
      `${kilobytes(bytes).padStart(9)}  ${basename(address)}  ${sources.slice(0, 5).join(', ')}${more}`,
    );
  }
}

const folder = await mkdtemp(join(tmpdir(), 'fio-federation-'));
const shell = join(folder, 'shell');
const single = join(folder, 'single');
const contents: Contents = new Map([
  ...(await build(federatedShell(shell))),
  ...(await build(publicRemote(join(folder, 'remote')))),
]);
const singleContents = await build(singleShell(single));

const database = await startDatabase();
const key = () => randomBytes(32).toString('base64url');
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
};
await demonstration(env, join(folder, 'remote'));
const start = (given: Record<string, string>) =>
  startServer(new URL('./server.ts', import.meta.url), { ...env, ...given });
const servers = await Promise.all([
  start({ SHELL_DIST: shell }),
  start({ SHELL_DIST: single, SINGLE: '1' }),
  // Its builds are elsewhere, as those of a team with a server of its own: nothing can be drawn with them here.
  start({ SHELL_DIST: shell, HANGING: '1', DATA_DIR: join(folder, 'elsewhere') }),
]);
const [federated = '', alone = '', hanging = ''] = servers.map(({ port }) => `http://localhost:${port}/`);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });

try {
  const built = await pageBytes(browser, federated);
  const asOne = await pageBytes(browser, alone);
  print('Federated, as built', built, contents);
  print('Built as one', asOne, singleContents);
  const all = ({ scriptBytes, styleBytes }: PageBytes) => scriptBytes + styleBytes;
  const [bytes, requests] = [all(built) / all(asOne), built.requests / asOne.requests];
  console.log('');
  claim(
    `the first public page loads ${kilobytes(built.scriptBytes)} of scripts (at most ${kilobytes(BUDGET)})`,
    built.scriptBytes <= BUDGET,
  );
  claim(`${figure(bytes, 2)}× the bytes of one build (at most 1.4×)`, bytes <= 1.4);
  claim(`${figure(requests, 2)}× the requests of one build (at most 1.4×)`, requests <= 1.4);

  const sites = [
    { address: federated, whole: true },
    { address: alone, whole: true },
    { address: hanging, whole: false },
  ];
  const [whole, one, hung] = await visits(browser, sites, ROUNDS);
  if (!whole || !one || !hung) throw new Error('Not every site was visited.');
  console.log(
    `Painted after ${figure(whole.shell, 0)} ms, largest after ${figure(whole.largest, 0)} ms; built as one ${figure(one.shell, 0)} ms and ${figure(one.largest, 0)} ms`,
  );
  claim(
    `the largest paint comes after ${figure(whole.largest / one.largest, 2)}× the time of one build (at most 1×)`,
    whole.largest <= one.largest,
  );
  const share = hung.shell / whole.shell;
  claim(
    `with a hanging remote the shell is painted after ${figure(hung.shell, 0)} ms, ${figure(share, 2)}× (at most 1.2×)`,
    share <= 1.2,
  );
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();
