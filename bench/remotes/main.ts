import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createServices } from '@fio/bff/test/services.ts';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { PASSWORD, createStaff } from '@fio/bff/test/factories.ts';
import { startOwnProduct } from '../../e2e/support/own-product.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { buildFrontEnds } from '../../tools/build/build.ts';
import { ENTRY_BUDGET } from '../../tools/shared/entry-budget.ts';
import { packages } from '../../tools/shared/packages.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { paintsMenuAlone, prefetchedBy, WAYS } from './prefetching.ts';
import { rollingBack } from './rolling-back.ts';
import { TARGETS, times } from './route-change.ts';

/** What it costs to come to a part of the site that another team ships, on a telephone's connection. */
const ROUNDS = 12;

const p75 = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

await buildFrontEnds();
for (const { name, folder } of packages().filter(({ tags }) => tags.includes('remote'))) {
  const entry = readFileSync(join(folder, 'dist/remoteEntry.js'));
  const bytes = gzipSync(entry, { level: 9 }).length;
  claim(`${name}: remoteEntry ${figure(bytes / 1000)} kB gzip (at most 20 kB)`, bytes <= ENTRY_BUDGET);
}

const own = await startOwnProduct();
const { services, close } = createServices(loadConfig(own.env));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
try {
  const context = await browser.newContext({ baseURL: own.product.origin, locale: 'pt-BR' });
  const { email } = await createStaff(services);
  await enter(await context.newPage(), 'admin', { email, password: PASSWORD });

  console.log(`\n${ROUNDS} rounds at 9 Mbit/s with 170 ms there and back, p75 in milliseconds`);
  for (const target of TARGETS) {
    const { full, cold, ready } = await times(context, target, ROUNDS);
    const [load, asked, early] = [p75(full), p75(cold), p75(ready)];
    console.log(
      `\n${target.remote}: ${figure(load, 0)} as a load of its own, ${figure(asked, 0)} by a route change, ${figure(early, 0)} prefetched`,
    );
    claim(
      `a cold remote comes in ${figure(asked / load, 2)}× the time of a full load (at most 0.8×)`,
      asked <= 0.8 * load,
    );
    claim(
      `a prefetched one in ${figure(early / asked, 2)}× the time of a cold one (at most 0.6×)`,
      early <= 0.6 * asked,
    );
  }

  const { promoted, back } = await rollingBack(services, ROUNDS);
  for (const [what, values] of [
    ['promoted', promoted],
    ['rolled back', back],
  ] as const) {
    const longest = Math.max(...values);
    claim(
      `${what}, the next page has it ${figure(p75(values), 0)} ms after the order, ${figure(longest, 0)} at most (1,000)`,
      longest <= 1_000,
    );
  }

  console.log('');
  for (const way of WAYS) {
    const files = await prefetchedBy(context, way, false);
    claim(`${way} on a link has ${files} files of its remote loaded (at least 3)`, files >= 3);
    const spared = await prefetchedBy(context, way, true);
    claim(`with Save-Data ${spared} (0)`, spared === 0);
  }
  claim('the menu is painted while every file of every remote hangs', await paintsMenuAlone(context));
} finally {
  await browser.close();
  await close();
  await own.stop();
}
finish();
