import type { HomePage } from '@fio/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { AppError } from '../core/errors.ts';
import { SharedAnswers } from './SharedAnswers.ts';
import { createPoll } from '../../test/content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const home = (headers: Record<string, string> = {}) => app.fetch('/api/home', { headers });
const tagOf = (response: Response) => response.headers.get('etag') ?? '';

it('answers 304 to who has it, and the answer to everybody else', async () => {
  const first = await home();
  const again = await home({ 'if-none-match': tagOf(first) });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('cache-control')).toBe('no-cache');
  const whole = await home({ 'if-none-match': '"another"' });
  expect([whole.status, await whole.json()]).toEqual([200, await first.json()]);
});

it('is compressed as the client takes it', async () => {
  for (const encoding of ['br', 'gzip'])
    expect((await home({ 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(encoding);
  expect((await home({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
});

it('is another one, with another tag, once the content has changed', async () => {
  const before = tagOf(await home());
  const { id } = await createPoll(app.services.db);
  const now = async () => {
    const response = await home({ 'if-none-match': before });
    const open = response.status === 200 ? ((await response.json()) as HomePage).open : [];
    return open.map((poll) => poll.id);
  };
  await expect.poll(now, { timeout: 45_000 }).toContain(id);
});

it('is the same for a query that nothing reads', async () => {
  const moment = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(moment);
  const tags = await Promise.all([home(), app.fetch('/api/home?1')]).then((both) => both.map(tagOf));
  await createPoll(app.services.db);
  expect(tagOf(await app.fetch('/api/home?2'))).toBe(tags[0]);
  vi.restoreAllMocks();
});

it('keeps no refusal', async () => {
  const missing = await app.fetch('/api/shows/nada');
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null]);
});

it('lets nobody who waits suffer for who asks too often', async () => {
  const shared = new SharedAnswers();
  const often = Promise.withResolvers<string>();
  const first = shared.make('/api/theories?q=luz', () => often.promise);
  const second = shared.make('/api/theories?q=luz', () => Promise.resolve('{"items":[]}'));
  often.reject(new AppError('TOO_MANY_REQUESTS', { retryAfter: 9 }));
  await expect(first).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(String((await second).plain)).toBe('{"items":[]}');
});
