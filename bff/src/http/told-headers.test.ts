import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { endpoint, LIMITS, listQuery, listResponse } from '@fio/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { RawReply } from '../core/request/replies.ts';
import { area } from '../core/request/routes.ts';

const broken = new Error('It broke off.');
/** Gives some bytes, and no more. */
async function* halfAFile() {
  yield await Promise.resolve('half');
  throw broken;
}

const left = Promise.withResolvers<void>();
/** Gives bytes until nobody takes them. */
async function* endless() {
  try {
    for (;;) yield await setTimeout(1, 'more');
  } finally {
    left.resolve();
  }
}

const contract = {
  endless: endpoint({
    method: 'GET',
    path: '/endless',
    access: 'public',
    media: 'file',
    summary: 'Sends a file that has no end.',
  }),
  half: endpoint({
    method: 'GET',
    path: '/half',
    access: 'public',
    media: 'file',
    limit: 'data',
    summary: 'Begins to send a file.',
  }),
  few: endpoint({
    method: 'POST',
    path: '/few',
    access: 'public',
    limit: 'sac',
    summary: 'Is done a few times.',
  }),
  rows: endpoint({
    method: 'GET',
    path: '/rows',
    access: 'public',
    query: listQuery(['name'], z.strictObject({})),
    response: listResponse(z.string()),
    summary: 'Lists rows.',
  }),
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    routes: area(contract, {
      endless: () => Promise.resolve(new RawReply(Readable.from(endless()), 'application/zip')),
      half: () => Promise.resolve(new RawReply(Readable.from(halfAFile()), 'application/zip')),
      few: () => Promise.resolve(),
      rows: ({ query: { page, perPage } }) => ({ items: ['a'], total: 51, page, perPage }),
    }),
  });
});
afterAll(() => app.close());

it('says where a caller stands within a limit, and when there will be more', async () => {
  const { points, seconds } = LIMITS.sac;
  const answers: Response[] = [];
  for (let time = 0; time <= points; time += 1)
    answers.push(
      await app.fetch('/api/few', { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } }),
    );
  const told = answers.map(({ status, headers }) => [
    status,
    headers.get('ratelimit-policy'),
    /^"sac";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1],
  ]);
  const policy = `"sac";q=${points};w=${seconds}`;
  expect(told).toEqual([
    ...Array.from({ length: points }, (_, time) => [204, policy, String(points - 1 - time)]),
    [429, policy, '0'],
  ]);
  const wait = answers.at(-1)?.headers;
  expect(wait?.get('ratelimit')).toBe(`"sac";r=0;t=${wait?.get('retry-after')}`);
});

it('leads from a page of a list to the others', async () => {
  const { headers } = await app.fetch('/api/rows?page=2&sort=name');
  expect(headers.get('link')).toBe(
    '</api/rows?sort=name>; rel="first", </api/rows?sort=name&page=1>; rel="prev", </api/rows?sort=name&page=3>; rel="next", </api/rows?sort=name&page=3>; rel="last"',
  );
  const larger = await app.fetch('/api/rows?perPage=50');
  expect(larger.headers.get('link')).toBe(
    '</api/rows?perPage=50>; rel="first", </api/rows?perPage=50&page=2>; rel="next", </api/rows?perPage=50&page=2>; rel="last"',
  );
});

it.each(['0', '101', '2.5', 'ten', '-1', ''])('takes no page of %j records', async (size) => {
  const answer = await app.fetch(`/api/rows?perPage=${size}`);
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'INVALID_QUERY', fields: { perPage: [{}] } },
  ]);
});

it('hangs up on who is sent half of a file, and reports why', async () => {
  const report = vi.spyOn(app.services.errors, 'report');
  const answer = await app.fetch('/api/half');
  expect(answer.headers.get('ratelimit-policy')).toContain('"data"');
  await expect(answer.text()).rejects.toThrow();
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(broken, expect.anything()));
});

it('ends what it sends to who leaves half-way, and takes it for no failure', async () => {
  const counted = vi.spyOn(app.services.errors, 'count');
  const gone = new AbortController();
  const answer = await app.fetch('/api/endless', { signal: gone.signal });
  expect(answer.status).toBe(200);
  gone.abort();
  await left.promise;
  // Once round: what would have been told of it has been.
  await (await app.fetch('/api/rows')).json();
  expect(counted).not.toHaveBeenCalled();
});
