import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { createStaff, PASSWORD } from '@fio/bff/test/factories.ts';
import { createRunningDraw } from '@fio/bff/test/promotion.ts';
import { createServices } from '@fio/bff/test/services.ts';
import { startOwnProduct } from '../../e2e/support/own-product.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { buildFrontEnds } from '../../tools/build/build.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { decideInARow } from './deciding.ts';
import { keptPhotos, waitingReceipts } from './receipts.ts';

/** How long a reviewer who decides by the keyboard waits for the next picture, of photos as phones take them. */
const COUNT = Number(process.argv[2] ?? 100);
/** Milliseconds. */
const MOST = 300;

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

await buildFrontEnds();
const own = await startOwnProduct();
const { services, close } = createServices(loadConfig(own.env));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
try {
  await createRunningDraw(services);
  const photos = await keptPhotos();
  const { email } = await createStaff(services);
  const times: Record<'early' | 'late', number> = { early: Number.NaN, late: Number.NaN };
  const decided: string[] = [];
  for (const way of ['late', 'early'] as const) {
    // One more than are decided: the last of them has a next.
    const all = await waitingReceipts(services, photos, COUNT + 1);
    const context = await browser.newContext({ baseURL: own.product.origin, locale: 'pt-BR' });
    const page = await context.newPage();
    await enter(page, 'admin', { email, password: PASSWORD });
    times[way] = p95(await decideInARow(page, { count: COUNT, isEarly: way === 'early' }));
    await context.close();
    const [last] = all.slice(COUNT);
    // What was left over is not the next way's.
    const passed = { state: 'invalid', reason: 'illegible', reviewerId: null, lockedUntil: null };
    if (last) await services.db.invoice.update({ where: { id: last }, data: passed });
    decided.push(...all.slice(0, COUNT));
  }
  const { early, late } = times;
  claim(
    `the next picture is shown ${figure(early, 0)} ms after the key, p95 of ${COUNT} (at most ${MOST}); ${figure(late, 0)} without fetching it early`,
    early <= MOST,
  );
  claim(`that is ${figure(early / late, 2)}× the time (at most 0.7×)`, early <= 0.7 * late);
  const valid = () => services.db.invoice.count({ where: { id: { in: decided }, state: 'valid' } });
  for (let waited = 0; waited < 300 && (await valid()) < decided.length; waited += 1) await sleep(1_000);
  const [done, numbers] = [
    await valid(),
    await services.db.ticket.count({ where: { invoiceId: { in: decided } } }),
  ];
  claim(
    `each of the ${decided.length} took effect, with its number: ${done} and ${numbers}`,
    done === decided.length && numbers >= done,
  );
} finally {
  await browser.close();
  await close();
  await own.stop();
}
finish();
