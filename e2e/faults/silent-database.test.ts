import { receipts, registrations, votes } from './support/sources.ts';
import { becomes, probe } from './support/probes.ts';
import { expect, test } from './support/test.ts';
import { Writers } from './support/Writers.ts';

test('connections gone silent behind a proxy that still acknowledges', async ({
  product,
  path,
  services,
  hold,
}) => {
  const { bff, worker } = product.pids;
  const sources = [await votes(services), await receipts(services), registrations(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(6);
  await writers.go(3);

  path.silence();
  // Both probes tell the truth, and the process answers for itself all the while.
  await becomes(product.origin, '/readyz', 503);
  expect(await probe(product.origin, '/healthz')).toBe(200);
  path.restore();

  const back = await writers.go();
  await becomes(product.origin, '/readyz', 200);
  hold(await writers.stop(), back);
  expect(product.pids).toEqual({ bff, worker });
});
