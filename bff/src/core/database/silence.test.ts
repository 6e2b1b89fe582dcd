import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DatabasePath } from '../../../test/DatabasePath.ts';
import { useTestModels } from '../../../test/models.ts';
import { createReadiness } from '../../http/health.ts';
import { DeadlinePassed, untilDeadline, withinDeadline, withoutDeadline } from '../deadline.ts';
import { type Database, openDatabase } from './client.ts';
import { createClient } from './connections.ts';
import { Listener } from './Listener.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const database = useTestModels();
let path: DatabasePath;
let opened: Database;
const heard: boolean[] = [];

beforeAll(async () => {
  path = await DatabasePath.to(database.url);
  const onChange = (isUp: boolean) => void heard.push(isUp);
  opened = openDatabase({ url: path.url, name: 'silence', max: 3, onError: () => undefined, onChange });
  opened.watch.start();
});
beforeEach(() => path.restore());
afterAll(async () => {
  await opened.close();
  await path.close();
});

const sleepers = async () =>
  (
    await database.pool.query(
      `SELECT FROM pg_stat_activity WHERE application_name = 'silence' AND query ~ 'pg_sleep'`,
    )
  ).rowCount;

it('ends a statement by the deadline of its request, with the connection and in the database', async () => {
  const asked = withinDeadline(100, () => opened.pool.query('SELECT pg_sleep(600)'));
  // Both are over at the same moment: whichever is heard of first.
  await expect(asked).rejects.toSatisfy(
    (error) => error instanceof DeadlinePassed || isDatabaseUnavailable(error),
  );
  await expect.poll(sleepers).toBe(0);
  expect((await opened.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('does the same to a transaction of models, and lets work for many outlive the deadline of one', async () => {
  await opened.db.$queryRaw`SELECT 1`;
  const refused = { name: '' };
  const late = withinDeadline(1_000, () =>
    opened.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_sleep(600)::text`.catch((error: Error) => {
        refused.name = isDatabaseUnavailable(error) ? 'unavailable' : error.message;
        throw error;
      });
    }),
  );
  await expect(late).rejects.toThrow(DeadlinePassed);
  await expect.poll(() => refused.name).toBe('unavailable');
  const shared = { done: false };
  await withinDeadline(50, async () => {
    const work = withoutDeadline(() => opened.pool.query('SELECT pg_sleep(0.3)'));
    await work.then(() => (shared.done = true));
  }).catch(() => undefined);
  await expect.poll(() => shared.done).toBe(true);
});

it('keeps no connection whose transaction its request left between two statements', async () => {
  const left = { pid: 0 };
  const ended = Promise.withResolvers<void>();
  await opened.db.$queryRaw`SELECT 1`;
  const late = withinDeadline(2_000, () =>
    opened.db
      .$transaction(async (tx) => {
        const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
        left.pid = row?.pid ?? 0;
        while (untilDeadline() > 0) await setTimeout(20);
        await tx.$queryRaw`SELECT 1`;
      })
      .finally(() => ended.resolve()),
  );
  await expect(late).rejects.toThrow(DeadlinePassed);
  await ended.promise;
  expect(left.pid).toBeGreaterThan(0);
  const pids = await Promise.all(
    [1, 2, 3].map(() => opened.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid, pg_sleep(0.05)')),
  );
  expect(pids.map(({ rows }) => rows[0]?.pid)).not.toContain(left.pid);
  const open = () =>
    database.pool.query(`SELECT FROM pg_stat_activity WHERE pid = $1 AND state LIKE 'idle in%'`, [left.pid]);
  await expect.poll(async () => (await open()).rowCount).toBe(0);
});

it('asks one after the other of several statements that are given to one connection at once', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const client = createClient(path.url);
  await client.connect();
  const called = Promise.withResolvers<number | null>();
  const several = [1, 2, 3].map((n) => client.query<{ n: number }>('SELECT $1::integer AS n', [n]));
  client.query('SELECT 1 WHERE false', (_error: Error | null, { rowCount }) => called.resolve(rowCount));
  const results = await Promise.all(several);
  expect(results.flatMap(({ rows }) => rows)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await called.promise).toBe(0);
  // The driver, which is to get one at a time, warns a turn later.
  await setTimeout(10);
  expect(warned).not.toHaveBeenCalled();
  process.off('warning', warned);

  const left = ['SELECT pg_sleep(600)', 'SELECT 1', 'SELECT 2'].map((text) => client.query(text));
  client.sever();
  for (const one of await Promise.allSettled(left)) expect(one.status).toBe('rejected');
  // As whoever lost it in a transaction asks: refused, each of them, or the pool would never have it back.
  for (const text of ['SELECT 3', 'ROLLBACK']) await expect(client.query(text)).rejects.toThrow();
});

it('takes a silent database for down, refuses at once, says so, and replaces what heard nothing since', async () => {
  const readiness = createReadiness(opened);
  expect(await readiness()).toMatchObject({ ready: true });
  const listener = new Listener({ notices: opened.notices, channel: 'silence', onNotice: () => undefined });
  await listener.start();
  // One connection is held by a statement that will never be answered, another lies idle.
  const [held] = await Promise.allSettled([opened.pool.query('SELECT 1'), opened.pool.query('SELECT 2')]);
  expect(held.status).toBe('fulfilled');
  path.silence();
  const waiting = opened.pool.query('SELECT 3').catch((error: unknown) => error);
  await expect.poll(() => opened.watch.isUp).toBe(false);
  await expect(opened.pool.query('SELECT 4')).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await readiness()).toEqual({ ready: false, database: 'down', migrations: 'unknown' });
  await expect.poll(() => listener.isListening).toBe(false);
  path.restore();
  await expect.poll(() => opened.watch.isUp).toBe(true);
  expect(await waiting).toSatisfy(isDatabaseUnavailable);
  await expect.poll(() => listener.isListening).toBe(true);
  await expect.poll(async () => (await readiness()).ready).toBe(true);
  expect((await opened.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect(heard).toEqual([false, true]);
  await listener.stop();
});
