import { votes } from '../support/sources.ts';
import { expect, test } from '../support/test.ts';
import { Writers } from '../support/Writers.ts';

const isThere = (pid = 0) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process that is asked to end while its database hangs ends by itself', async ({
  product,
  path,
  services,
}) => {
  const writers = new Writers(product.origin, [await votes(services)]);
  writers.start(6);
  await writers.go(3);
  path.silence();
  const pids = Object.values(product.pids);
  for (const pid of pids) process.kill(pid ?? 0, 'SIGTERM');
  // Nobody else ends them: the fixture does so only afterwards.
  await expect.poll(() => pids.filter(isThere)).toEqual([]);
  const { lost } = await writers.stop();
  expect(lost).toBe(0);
});
