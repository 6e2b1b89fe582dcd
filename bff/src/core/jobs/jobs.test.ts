import { expect, it } from 'vitest';
import { createMigratedDatabase } from '../../../test/database.ts';
import { useTestModels } from '../../../test/models.ts';
import { Registry } from 'prom-client';
import { createJobMetrics } from './job-metrics.ts';
import { createJobSender } from './jobs.ts';
import { defineQueue } from './queue.ts';
import { type Tried, handler, startJobWorker } from './worker.ts';

// Whose job tables nobody has made yet.
const database = useTestModels(createMigratedDatabase);
const queue = defineQueue<{ step: string }>('steps', { retryLimit: 1, retryDelay: 1 });
const troubles: Error[] = [];
const onError = (error: Error) => void troubles.push(error);

it('is made ready by several processes at once, and works what was sent, failures again', async () => {
  const seen: [string, boolean][] = [];
  const work = ({ step }: { step: string }, { isLast }: { isLast: boolean }) => {
    seen.push([step, isLast]);
    return step === 'broken' ? Promise.reject(new Error('broken')) : Promise.resolve();
  };
  const told: Tried[] = [];
  const metrics = createJobMetrics([queue.name]);
  const onTried = (tried: Tried) => {
    metrics.count(tried);
    told.push(tried);
  };
  const senders = [1, 2, 3].map(() => createJobSender(database.pool, [queue], onError));
  const [worker] = await Promise.all([
    startJobWorker({
      databaseUrl: database.url,
      handlers: [handler(queue, work, '*/15 * * * *')],
      onError,
      onTried,
    }),
    ...senders.map((sender) => sender.start()),
  ]);
  try {
    await senders[0]?.send(database.db, queue, { step: 'good' });
    await senders[1]?.send(database.db, queue, { step: 'broken' });
    const { rows } = await database.pool.query('SELECT name, cron, timezone FROM pgboss.schedule');
    expect(rows).toEqual([{ name: 'steps', cron: '*/15 * * * *', timezone: 'America/Sao_Paulo' }]);
    await expect.poll(() => told.length, { timeout: 45_000 }).toBe(3);
  } finally {
    await worker.stop();
    await Promise.all(senders.map((sender) => sender.stop()));
  }
  expect(seen.filter(([step]) => step === 'good')).toEqual([['good', false]]);
  expect(seen.filter(([step]) => step === 'broken')).toEqual([
    ['broken', false],
    ['broken', true],
  ]);
  expect(troubles).toEqual([]);
  const broken = told.filter(({ error }) => error !== undefined);
  expect(broken.map(({ error, isLast }) => [(error as Error).message, isLast])).toEqual([
    ['broken', false],
    ['broken', true],
  ]);
  const registry = new Registry();
  for (const metric of metrics.metrics) registry.registerMetric(metric);
  const text = await registry.metrics();
  for (const outcome of ['done', 'failed', 'given_up'])
    expect(text).toContain(`job_attempts_total{queue="steps",outcome="${outcome}"} 1`);
  expect(text).toContain('job_duration_seconds_count{queue="steps"} 3');
});

it('brings options up to date, and writes nothing where they are', async () => {
  const made = async (options: object) => {
    const sender = createJobSender(database.pool, [defineQueue('kept', options)], onError);
    await sender.start();
    await sender.stop();
    const { rows } = await database.pool.query<{ xmin: string; limit: number; expiry: number }>(
      `SELECT xmin, retry_limit AS "limit", expire_seconds AS expiry FROM pgboss.queue WHERE name = 'kept'`,
    );
    return rows[0];
  };
  const first = await made({ retryLimit: 1, expireInSeconds: 60 });
  expect(first).toMatchObject({ limit: 1, expiry: 60 });
  expect(await made({ retryLimit: 1, expireInSeconds: 60 })).toEqual(first);
  expect(await made({ retryLimit: 1, expireInSeconds: 90 })).toMatchObject({ limit: 1, expiry: 90 });
});
