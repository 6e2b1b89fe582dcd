import { metric } from '../support/metrics.ts';
import { receipts, registrations, votes } from '../support/sources.ts';
import { expect, test } from '../support/test.ts';
import { Writers } from '../support/Writers.ts';

const SHIFTED = new URL('../support/shifted-clock.ts', import.meta.url).href;

for (const hours of [-2, 2]) {
  test.describe(`the clock ${hours} h off`, () => {
    const shift = { CLOCK_SHIFT_MS: String(hours * 3_600_000) };
    test.use({ env: { NODE_OPTIONS: `--import=${SHIFTED}`, ...shift } });

    test(`of BFF and worker, not of the database (${hours} h)`, async ({ product, services, hold }) => {
      const sources = [await votes(services), await receipts(services), registrations(services)];
      const writers = new Writers(product.origin, sources);
      writers.start(6);
      const back = await writers.go(10);
      hold(await writers.stop(), back);
      for (const port of [product.metricsPort, product.workerMetricsPort]) {
        const offset = () => metric(port, 'clock_offset_seconds');
        await expect.poll(async () => Math.round(((await offset()) ?? 0) / 3_600)).toBe(hours);
      }
    });
  });
}
