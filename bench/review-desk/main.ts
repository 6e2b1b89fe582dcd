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
import { connectBy, OFFICE } from '../lib/connection.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { decideInARow } from './deciding.ts';
import { keptPhotos, waitingReceipts } from './receipts.ts';

/** How long a reviewer who decides by the keyboard waits for the next picture, of photos as phones take them. */
const COUNT = Number(process.argv[2] ?? 100);
/** Milliseconds. */
const MOST = 300;
const MOST_HELD = 100;

const share = (values: readonly number[], of: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * of) - 1] ?? Number.NaN;

await buildFrontEnds();
const own = await startOwnProduct();
const { services, close } = createServices(loadConfig(own.env));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
try {
  await createRunningDraw(services);
  const photos = await keptPhotos();
  const { email } = await createStaff(services);
  const times: Record<'early' | 'late', readonly number[]> = { early: [], late: [] };
  let held = Number.NaN;
  const decided: string[] = [];
  for (const way of ['late', 'early'] as const) {
    // One more than are decided: the last of them has a next.
    const all = await waitingReceipts(services, photos, COUNT + 1);
    const context = await browser.newContext({ baseURL: own.product.origin, locale: 'pt-BR' });
    const page = await context.newPage();
    await connectBy(await context.newCDPSession(page), OFFICE);
    await enter(page, 'admin', { email, password: PASSWORD });
    const { shown, waited } = await decideInARow(page, { count: COUNT, isEarly: way === 'early' });
    times[way] = shown;
    held = share(waited, 0.95);
    await context.close();
    const [last] = all.slice(COUNT);
    // What was left over is not the next way's.
    const passed = { state: 'invalid', reason: 'illegible', reviewerId: null, lockedUntil: null };
    if (last) await services.db.invoice.update({ where: { id: last }, data: passed });
    decided.push(...all.slice(0, COUNT));
  }
  const [most, half, without] = [share(times.early, 0.95), share(times.early, 0.5), share(times.late, 0.5)];
  claim(
    `the next picture is shown ${figure(most, 0)} ms after the key, p95 of ${COUNT} (at most ${MOST})`,
    most <= MOST,
  );
  claim(
    `p50 ${figure(half, 0)} ms, ${figure(without, 0)} without fetching it early: ${figure(half / without, 2)}× (at most 0.7×)`,
    half <= 0.7 * without,
  );
  claim(
    `after a look the desk holds nobody up: ${figure(held, 0)} ms, p95 (at most ${MOST_HELD})`,
    held <= MOST_HELD,
  );
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
