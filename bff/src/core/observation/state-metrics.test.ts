import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { SendFailure } from '../mail/send-failure.ts';
import { mailQueue } from '../mail/mail-queue.ts';
import { noteBackup } from '../backup/note-backup.ts';
import { databaseGauges } from './database-gauges.ts';
import { Measures } from './Measures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What Prometheus would be answered. */
async function told(metrics: TestApp['product']['metrics']): Promise<string> {
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  return registry.metrics();
}

it('tells how much waits in each queue, and for how long', async () => {
  const { db, jobs, pool } = app.services;
  await jobs.send(db, mailQueue, { messageId: '1' });
  await jobs.send(db, mailQueue, { messageId: '2' });
  await jobs.send(db, mailQueue, { messageId: '3' });
  await pool.query(`UPDATE pgboss.job SET start_after = CASE data->>'messageId'
    WHEN '1' THEN now() + interval '1 hour' ELSE now() - interval '2 hours' END`);
  const text = await told(databaseGauges(pool, app.services.watch));
  expect(text).toContain('jobs{queue="mail",state="waiting"} 2');
  expect(text).toContain('jobs{queue="mail",state="deferred"} 1');
  expect(text).toMatch(/jobs_oldest_waiting_seconds\{queue="mail"\} 72\d\d/);
  expect(text).toContain('jobs_oldest_waiting_seconds{queue="export"} 0');
  expect(text).toContain('database_up 1');
  expect(text).toMatch(/database_size_bytes \d{6}/);
  expect(text).toContain('database_replicas{mode="sync"} 0');
});

it('tells how old the last backup is, and without one how old the database', async () => {
  const { pool, watch } = app.services;
  const age = async () => {
    const [, seconds] = /^backup_age_seconds (\S+)$/m.exec(await told(databaseGauges(pool, watch))) ?? [];
    return Number(seconds);
  };
  await pool.query(`UPDATE _prisma_migrations SET started_at = now() - interval '10 days'`);
  expect(Math.floor((await age()) / 86_400)).toBe(10);
  const taken = [5, 1, 3].map((days) => new Date(Date.now() - days * 86_400_000));
  for (const at of taken) await noteBackup(app.config.databaseUrl, at.toISOString(), '/backups/a');
  expect(Math.floor((await age()) / 86_400)).toBe(1);
});

it('tells of a database that says nothing only that, and tells it in time', async () => {
  const silent = { query: () => new Promise(() => undefined) } as unknown as typeof app.services.pool;
  const text = await told(databaseGauges(silent, { isUp: false }));
  expect(text).toContain('database_up 0');
  expect(text).not.toMatch(/^(jobs|database_size_bytes|backup_age_seconds)/m);
});

it('counts votes, participations, streams and waiting passwords beside what the product leans on', async () => {
  const text = await told(app.product.metrics);
  const streams = ['live_streams', 'live_streams_limit'];
  for (const name of ['votes_waiting', 'participations_waiting', ...streams, 'data_folder_free_bytes'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toContain('passwords_waiting{lane="admin"} 0');
});

it('times the storage and counts letters by how they came out', async () => {
  const measures = new Measures();
  const missing = new Error('no such file');
  const answers = [() => Promise.resolve(new Uint8Array()), () => Promise.reject(missing)];
  const unused = () => Promise.reject(new Error('not called'));
  const storage = measures.ofStorage({
    isMissing: (error) => error === missing,
    getBytes: () => (answers.shift() ?? unused)(),
    getStream: unused,
    getRange: unused,
    getMetaData: unused,
    put: unused,
    putStream: unused,
    delete: unused,
    drafts: unused,
    dropDraft: unused,
    list: async function* () {
      yield await unused();
    },
  });
  await storage.getBytes('a');
  await expect(storage.getBytes('a')).rejects.toBe(missing);
  await expect(storage.delete('a')).rejects.toThrow('not called');
  const failure = new SendFailure('soft', new Error('full'));
  const outcomes = [Promise.resolve(), Promise.reject(failure)];
  const mail = measures.ofMail({ send: () => outcomes.shift() ?? unused(), close: () => undefined });
  const letter = { id: '1', to: 'a@b.c', subject: '', html: '', text: '', unsubscribe: null };
  await mail.send(letter);
  await expect(mail.send(letter)).rejects.toBe(failure);
  const text = await told(measures.metrics);
  for (const line of [
    'storage_duration_seconds_count{operation="read",outcome="done"} 1',
    'storage_duration_seconds_count{operation="read",outcome="missing"} 1',
    'storage_duration_seconds_count{operation="remove",outcome="failed"} 1',
    'letters_total{outcome="sent"} 1',
    'letters_total{outcome="soft"} 1',
  ])
    expect(text).toContain(line);
});
