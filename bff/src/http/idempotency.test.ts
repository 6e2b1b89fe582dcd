import { randomUUID } from 'node:crypto';
import { endpoint } from '@fio/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { area } from '../core/request/routes.ts';
import { AppError } from '../core/errors.ts';

const contract = {
  take: endpoint({
    method: 'POST',
    path: '/take',
    access: 'public',
    status: 201,
    summary: 'Makes one block.',
    body: z.object({ reason: z.string(), fails: z.optional(z.boolean()) }),
    response: z.object({ id: z.string() }),
  }),
  stray: endpoint({
    method: 'POST',
    path: '/stray',
    access: 'public',
    response: z.object({ id: z.string() }),
    summary: 'Works beside the transaction.',
  }),
  count: endpoint({
    method: 'POST',
    path: '/count',
    unkeyed: 'counts',
    access: 'public',
    response: z.object({ counted: z.int() }),
    summary: 'Counts one more.',
  }),
};

let counted = 0;
let runs = 0;
let release: (() => void) | undefined;
let reached: (() => void) | undefined;

const routes = area(contract, {
  take: ({ body }, context) =>
    context.transaction(async (tx) => {
      runs += 1;
      const cpfHash = Buffer.from(randomUUID());
      await tx.blockedCpf.create({ data: { cpfHash, reason: 'employee', note: body.reason } });
      if (body.reason === 'slow') {
        await new Promise<void>((resolve) => {
          release = resolve;
          reached?.();
        });
      }
      if (body.fails) throw new AppError('CONFLICT');
      return { id: cpfHash.toString() };
    }),
  count: () => ({ counted: (counted += 1) }),
  stray: () => ({ id: 'x' }),
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes });
});
afterAll(() => app.close());

async function take(key: string | null, body: unknown) {
  const response = await app.fetch('/api/take', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  const replayed = response.headers.get('idempotent-replayed');
  return {
    status: response.status,
    body: (await response.json()) as { id?: string; code?: string },
    replayed,
  };
}
const rows = (reason: string) => app.services.db.blockedCpf.count({ where: { note: reason } });

it('has one effect and the same answer, however often it is sent', async () => {
  const key = randomUUID();
  const first = await take(key, { reason: 'again' });
  expect(first.status).toBe(201);
  expect(first.replayed).toBeNull();
  expect(await take(key, { reason: 'again' })).toEqual({ ...first, replayed: 'true' });
  expect(await rows('again')).toBe(1);
});

it('makes those who come at the same time wait for the first', async () => {
  const key = randomUUID();
  runs = 0;
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const sent = [take(key, { reason: 'slow' })];
  await isReached;
  sent.push(take(key, { reason: 'slow' }), take(key, { reason: 'slow' }));
  // Both stand at the first one's row before it is let go on.
  await expect
    .poll(async () => {
      const { rows: waiting } = await app.services.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length;
    })
    .toBe(2);
  release?.();
  const answers = await Promise.all(sent);
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers.map(({ replayed }) => replayed).filter((one) => one === null)).toHaveLength(1);
  expect([runs, await rows('slow')]).toEqual([1, 1]);
});

it('refuses another body under the same key', async () => {
  const key = randomUUID();
  await take(key, { reason: 'one' });
  expect(await take(key, { reason: 'other' })).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(await rows('other')).toBe(0);
});

it('takes effect and key back with a refusal, so that the key can be used again', async () => {
  const key = randomUUID();
  expect((await take(key, { reason: 'refused', fails: true })).status).toBe(409);
  expect(await rows('refused')).toBe(0);
  expect((await take(key, { reason: 'refused', fails: false })).status).toBe(201);
});

it('refuses a key that is no UUID', async () => {
  expect((await take('again', { reason: 'key' })).status).toBe(422);
});

it('keeps no key where the contract says why not', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const answers: unknown[] = [];
  for (const time of [1, 2]) {
    const answer = await app.fetch('/api/count', { method: 'POST', headers });
    answers.push(await answer.json(), answer.headers.get('idempotent-replayed'), time);
  }
  expect(answers).toEqual([{ counted: 1 }, null, 1, { counted: 2 }, null, 2]);
});

it('fails a handler that works beside the transaction, for a repetition would do it twice', async () => {
  const report = vi.spyOn(app.services.errors, 'report');
  const headers = { 'idempotency-key': randomUUID() };
  expect((await app.fetch('/api/stray', { method: 'POST', headers })).status).toBe(500);
  expect(report).toHaveBeenCalledOnce();
  expect((await app.fetch('/api/stray', { method: 'POST' })).status).toBe(200);
});

it('works without a key, each time anew', async () => {
  const [one, other] = [await take(null, { reason: 'free' }), await take(null, { reason: 'free' })];
  expect(one.body.id).not.toBe(other.body.id);
});
