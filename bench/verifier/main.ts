import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { claim, figure, finish } from '../lib/report.ts';
import { checkInBrowser } from './browser.ts';
import { madeEvidence } from './made-evidence.ts';

/** The public evidence of a draw of so many numbers, checked off line by the page in Chromium and by the command. */
const MANY = Number(process.argv[2] ?? 10_000_000);
const FEW = MANY / 10;
const MOST_MEGABYTES = 700;
const BUILD = new URL('../../libs/verifier/build/main.ts', import.meta.url).pathname;

async function ended(args: readonly string[], env = {}): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const folder = await mkdtemp(join(tmpdir(), 'fio-bench-verifier-'));
const command = join(folder, 'built/fio-verify.mjs');
const page = join(folder, 'built/verifier.html');

/** Writes the evidence of a draw to a folder of its own, and says how large it is. */
async function write(count: number): Promise<string> {
  const at = join(folder, String(count));
  let bytes = 0;
  for (const [name, content] of await madeEvidence(count)) {
    await mkdir(dirname(join(at, name)), { recursive: true });
    await writeFile(join(at, name), content);
    bytes += (await stat(join(at, name))).size;
  }
  console.log(`${figure(count, 0)} numbers: ${figure(bytes / 1e6)} MB of evidence`);
  return at;
}

async function byCommand(files: string): Promise<{ code: number; seconds: number; megabytes: number }> {
  const start = performance.now();
  const report = `import { resourceUsage } from 'node:process';
    process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS / 1024));`;
  const { code, output } = await ended([
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    command,
    files,
  ]);
  return {
    code,
    seconds: (performance.now() - start) / 1000,
    megabytes: Number(/peak ([\d.]+)/.exec(output)?.[1]),
  };
}

try {
  await ended([BUILD, join(folder, 'built')]);
  const [few, many] = [await write(FEW), await write(MANY)];
  const checked = [];
  for (const [count, files] of [
    [FEW, few],
    [MANY, many],
  ] as const) {
    const there = await byCommand(files);
    const here = await checkInBrowser(page, files);
    checked.push(here);
    console.log(
      `${figure(count, 0)}: Chromium ${figure(here.seconds)} s, ${figure(here.megabytes, 0)} MB, ${here.progress} states of progress,`,
      `page away for ${here.longest} ms at most; command ${figure(there.seconds)} s, ${figure(there.megabytes, 0)} MB`,
    );
    claim(
      `the command and the page find ${figure(count, 0)} numbers right`,
      there.code === 0 && here.verdict === 'confirmed',
    );
    claim(
      `memory of the page: ${figure(here.megabytes, 0)} MB < ${MOST_MEGABYTES}`,
      here.megabytes < MOST_MEGABYTES,
    );
    claim('it tells how far it is: at least 20 states', here.progress >= 20);
  }
  const path = join(many, 'evidence.json');
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replace(/("key":")(.)/, (_, key: string, digit: string) => key + (digit === '0' ? '1' : '0')),
  );
  const refused = await checkInBrowser(page, many);
  claim(
    `with one digit changed it is refused at ${refused.place}`,
    refused.verdict === 'refused' && refused.place.startsWith('evidence.json#/'),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
finish();
