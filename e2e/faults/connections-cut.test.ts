import { registrations, receipts, votes } from './support/sources.ts';
import { expect, test } from './support/test.ts';
import { Writers } from './support/Writers.ts';

/** A full pool: more wait for a connection than there are. */
const AT_ONCE = 12;
const ROUNDS = process.env['FAULTS_NIGHTLY'] === 'on' ? 40 : 5;
test.use({ env: { DATABASE_CONNECTIONS: '4' } });

test('connections cut under a full pool', async ({ product, path, services, hold }) => {
  const { bff, worker } = product.pids;
  const sources = [await votes(services), await receipts(services), registrations(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(AT_ONCE);
  await writers.go(5);
  let back = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    path.cut();
    back = Math.max(back, await writers.go());
  }
  hold(await writers.stop(), back);
  expect(product.pids).toEqual({ bff, worker });
  for (const pid of [bff, worker]) expect(() => process.kill(pid ?? 0, 0)).not.toThrow();
});
