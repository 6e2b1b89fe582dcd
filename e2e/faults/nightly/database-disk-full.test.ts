import { setTimeout as delay } from 'node:timers/promises';
import { Disk } from '../support/Disk.ts';
import { becomes } from '../support/probes.ts';
import { type DatabaseServer, startServer } from '../support/server.ts';
import { receipts, registrations, votes } from '../support/sources.ts';
import { expect, test as base } from '../support/test.ts';
import { Writers } from '../support/Writers.ts';

/** Room for a cluster, its programs and what a test writes. */
const MEBIBYTES = 1_024;
const FOR_MS = 6_000;

const test = base.extend<object, { disk: Disk; server: DatabaseServer }>({
  disk: [
    async ({}, use) => {
      const disk = new Disk(MEBIBYTES);
      await use(disk);
      disk.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ disk }, use) => {
      const server = await startServer(disk.path);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test("the database's disk full", async ({ product, disk, services, hold }) => {
  const { bff, worker } = product.pids;
  const sources = [await votes(services), await receipts(services), registrations(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(6);
  await writers.go(3);
  disk.fill();
  await delay(FOR_MS);
  disk.free();
  const back = await writers.go();
  await becomes(product.origin, '/readyz', 200);
  // PostgreSQL ends itself when it can't write its log, and is started again, after pauses of five seconds at most.
  hold(await writers.stop(), back, 8_000);
  expect(product.pids).toEqual({ bff, worker });
});
