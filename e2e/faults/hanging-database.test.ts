import { receipts, registrations, votes } from './support/sources.ts';
import { descendants } from './support/descendants.ts';
import { becomes, probe } from './support/probes.ts';
import { expect, test } from './support/test.ts';
import { Writers } from './support/Writers.ts';

test('a database that hangs', async ({ product, server, services, hold }) => {
  const { bff, worker } = product.pids;
  const sources = [await votes(services), await receipts(services), registrations(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(6);
  await writers.go(3);

  const stopped = await descendants(await server.postmaster());
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    await becomes(product.origin, '/readyz', 503);
    expect(await probe(product.origin, '/healthz')).toBe(200);
  } finally {
    for (const pid of stopped.toReversed()) process.kill(pid, 'SIGCONT');
  }

  const back = await writers.go();
  await becomes(product.origin, '/readyz', 200);
  hold(await writers.stop(), back);
  expect(product.pids).toEqual({ bff, worker });
});
