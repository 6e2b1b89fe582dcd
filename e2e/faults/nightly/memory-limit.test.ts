import { MemoryLimit } from '../support/MemoryLimit.ts';
import { sendFile } from '../support/send-file.ts';
import { receipts, registrations, votes } from '../support/sources.ts';
import { expect, test as base } from '../support/test.ts';
import { votersWithoutEnd } from '../support/voters.ts';
import { Writers } from '../support/Writers.ts';

/** Half of what the example gives a BFF at most (docs/deployment/kubernetes/bff.yaml). */
const MEBIBYTES = 512;
const FILES = 200;

const test = base.extend<{ limit: { of: (pid: number) => MemoryLimit } }>({
  // Removed after the processes are gone: a fixture that the product depends on ends later than it.
  env: async ({ limit: _limit }, use) => use({}),
  limit: async ({}, use) => {
    const limits: MemoryLimit[] = [];
    await use({
      of: (pid) => {
        const limit = new MemoryLimit(pid, MEBIBYTES);
        limits.push(limit);
        return limit;
      },
    });
    for (const limit of limits) limit.remove();
  },
});

test('memory limited to half of the example’s, under all that it can be asked at once', async ({
  product,
  limit,
  services,
  hold,
}) => {
  const memory = limit.of(product.pids['bff'] ?? 0);
  const sources = [await votes(services), await receipts(services), registrations(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(128);
  const someVoter = votersWithoutEnd(services);
  const sent = Array.from({ length: FILES }, async () => sendFile(product.origin, await someVoter()));
  const codes = new Set(await Promise.all(sent));
  // Most wait in the line, or had as many places as one address gets.
  const told = ['UNAVAILABLE', 'IN_LINE', 'TOO_MANY_REQUESTS'];
  expect([...codes].filter((code) => code !== undefined && !told.includes(code))).toEqual([]);
  const back = await writers.go(5);
  // Beyond what it can do, this waits; how long is a matter of the machine.
  hold(await writers.stop(), back, 60_000);
  expect(memory.kills).toBe(0);
});
