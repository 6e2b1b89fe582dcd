import { CHALLENGE_HEADER } from '@fio/contracts';
import { test as base, expect } from '../support/test.ts';
import { type Hole, openHole } from '../support/hole.ts';
import { metric } from '../support/metrics.ts';
import { said, sendFile } from '../support/send-file.ts';
import { receipts, votes } from '../support/sources.ts';
import { votersWithoutEnd } from '../support/voters.ts';
import { Writers } from '../support/Writers.ts';
import { registrationBody } from '../../../bff/test/registration-body.ts';

const test = base.extend<{ hole: Hole }>({
  hole: async ({}, use) => {
    const hole = await openHole();
    await use(hole);
    await hole.close();
  },
  env: async ({ hole: { port } }, use) =>
    use({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      STORAGE_BUCKET: 'files',
      STORAGE_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'nobody',
      AWS_SECRET_ACCESS_KEY: 'nobody',
      TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
      TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
      TURNSTILE_ORIGIN: `http://127.0.0.1:${port}`,
      TIMESTAMP_AUTHORITIES: `nowhere http://127.0.0.1:${port}/`,
      VOTES_PER_ADDRESS_BURST: '100000',
    }),
});

const JSON_BODY = { 'content-type': 'application/json' };

test('S3, SMTP, challenge and time stamps hanging', async ({ product, hole, services, hold }) => {
  const sources = [await votes(services), await receipts(services)];
  const writers = new Writers(product.origin, sources);
  writers.start(6);
  await writers.go(5);
  // Each of them waits for somebody who never answers, and is told so by a code of its own.
  const [challenged, file] = await Promise.all([
    said(`${product.origin}/api/register`, {
      method: 'POST',
      body: JSON.stringify(registrationBody()),
      headers: { ...JSON_BODY, [CHALLENGE_HEADER]: 'a-token' },
    }),
    votersWithoutEnd(services)().then((voter) => sendFile(product.origin, voter)),
  ]);
  expect(challenged.code).toBe('turnstile_error');
  expect(['CANNOT_SEND_FILE', 'UNAVAILABLE']).toContain(file);
  // Meanwhile all else went on, and letters are tried again: told where who operates it looks.
  const back = await writers.go(5);
  hold(await writers.stop(), back);
  expect(hole.taken).toBeGreaterThan(2);
  const failed = 'job_attempts_total{queue="mail",outcome="failed"}';
  await expect.poll(() => metric(product.workerMetricsPort, failed)).toBeGreaterThan(0);
  const missing = ['storage', 'time'].map((what) => `requests_refused_total{missing="${what}"}`);
  const told = await Promise.all(missing.map((line) => metric(product.metricsPort, line)));
  expect(Math.max(...told.map((count = 0) => count))).toBeGreaterThan(0);
});
