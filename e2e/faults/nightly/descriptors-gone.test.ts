import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { probe } from '../support/probes.ts';
import { receipts, registrations, votes } from '../support/sources.ts';
import { expect, test } from '../support/test.ts';
import { Writers } from '../support/Writers.ts';

/** For so long no process gets one more. */
const FOR_MS = 4_000;
/** Sets the limit that counts, and leaves the one that it may be raised to. */
function limit(pid: number, files: number): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--nofile=${files}:`]);
  if (status !== 0) throw new Error(`prlimit: ${String(stderr)}`);
}
const limitOf = (pid: number) => {
  const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
};

test('file descriptors gone', async ({ product, services, hold }) => {
  const { bff = 0, worker = 0 } = product.pids;
  const writers = new Writers(product.origin, [
    await votes(services),
    await receipts(services),
    registrations(services),
  ]);
  writers.start(8);
  await writers.go(5);
  const before = limitOf(bff);
  for (const pid of [bff, worker]) limit(pid, readdirSync(`/proc/${pid}/fd`).length);
  await delay(FOR_MS);
  for (const pid of [bff, worker]) limit(pid, before);
  const back = await writers.go();
  hold(await writers.stop(), back);
  for (const pid of [bff, worker]) expect(() => process.kill(pid, 0)).not.toThrow();
  expect(await probe(product.origin, '/readyz')).toBe(200);
});
