import type { Services } from '../../bff/test/services.ts';
import { receipts, registrations, votes } from './support/sources.ts';
import { expect, test } from './support/test.ts';
import { Writers } from './support/Writers.ts';

const isThere = ({ pool }: Pick<Services, 'pool'>) =>
  pool.query('SELECT 1').then(
    () => true,
    () => false,
  );

test('a killed database', async ({ product, server, services, hold }) => {
  const { bff, worker } = product.pids;
  const sources = [await votes(services), await receipts(services), registrations(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(10);
  await writers.go(5);
  process.kill(await server.postmaster(), 'SIGKILL');
  // The supervisor sees to the server; from when it answers, the product's own coming back is counted.
  await expect.poll(() => isThere(services), { intervals: [20] }).toBe(true);
  const back = await writers.go(5);
  hold(await writers.stop(), back);
  expect(product.pids).toEqual({ bff, worker });
  for (const pid of [bff, worker]) expect(() => process.kill(pid ?? 0, 0)).not.toThrow();
});
