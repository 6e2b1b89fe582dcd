import { Disk } from '../support/Disk.ts';
import { metric } from '../support/metrics.ts';
import { probe } from '../support/probes.ts';
import { sendFile } from '../support/send-file.ts';
import { receipts, registrations, votes } from '../support/sources.ts';
import { expect, test as base } from '../support/test.ts';
import { votersWithoutEnd } from '../support/voters.ts';
import { Writers } from '../support/Writers.ts';

const test = base.extend<{ disk: Disk }>({
  disk: async ({}, use) => {
    const disk = new Disk(8);
    await use(disk);
    disk.remove();
  },
  env: async ({ disk }, use) => use({ DATA_DIR: disk.path }),
});

test('the disk of the data folder full', async ({ product, disk, services, hold }) => {
  const someVoter = votersWithoutEnd(services);
  expect(await sendFile(product.origin, await someVoter())).toBeUndefined();
  const sources = [await votes(services), await receipts(services), registrations(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(6);
  await writers.go(3);
  disk.fill();
  expect(await sendFile(product.origin, await someVoter())).toBe('CANNOT_SEND_FILE');
  // All that needs no file goes on.
  await writers.go(5);
  expect(await probe(product.origin, '/readyz')).toBe(200);
  expect(await metric(product.metricsPort, 'requests_refused_total{missing="disk"}')).toBe(1);
  disk.free();
  expect(await sendFile(product.origin, await someVoter())).toBeUndefined();
  const back = await writers.go();
  hold(await writers.stop(), back);
});
