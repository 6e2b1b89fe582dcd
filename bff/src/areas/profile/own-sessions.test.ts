import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProfileSession } from '@fio/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, createVisitor, signInVisitor } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const list = async (headers: Headers) =>
  (await call<{ items: ProfileSession[] }>(app, 'GET', '/profile/sessions', { headers })).body.items;
const status = async (headers: Headers) => (await call(app, 'GET', '/user', { headers })).status;
const end = (headers: Headers, id: string) => call(app, 'DELETE', `/profile/sessions/${id}`, { headers });

it('lists the live ones, this one first, and tells those of staff apart', async () => {
  const visitor = await createVisitor(app.services);
  const here = await signInVisitor(app.services, visitor);
  await signInVisitor(app.services, visitor, (await createStaff(app.services)).id);
  await signInVisitor(app.services, await createVisitor(app.services));
  const items = await list(here);
  expect(items.map(({ current, entered }) => [current, entered])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(items[0]).toMatchObject({ ip: '127.0.0.1', userAgent: 'test' });
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

it('ends one, at once and no other', async () => {
  const visitor = await createVisitor(app.services);
  const [here, there, third] = [
    await signInVisitor(app.services, visitor),
    await signInVisitor(app.services, visitor),
    await signInVisitor(app.services, visitor),
  ];
  const own = (await list(there)).find(({ current }) => current)?.id ?? '';
  expect((await end(here, own)).status).toBe(200);
  expect([await status(here), await status(there), await status(third)]).toEqual([200, 401, 200]);
  expect((await list(here)).map(({ id }) => id)).not.toContain(own);
  expect((await end(here, own)).body.code).toBe('NOT_FOUND');
});

it('never ends a session of somebody else', async () => {
  const [mine, theirs] = [
    await signInVisitor(app.services, await createVisitor(app.services)),
    await signInVisitor(app.services, await createVisitor(app.services)),
  ];
  const [their] = await list(theirs);
  expect((await end(mine, their?.id ?? '')).body.code).toBe('NOT_FOUND');
  expect(await status(theirs)).toBe(200);
});

it('signs out everywhere, staff who have entered too', async () => {
  const visitor = await createVisitor(app.services);
  const sessions = [
    await signInVisitor(app.services, visitor),
    await signInVisitor(app.services, visitor),
    await signInVisitor(app.services, visitor, (await createStaff(app.services)).id),
  ];
  await call(app, 'DELETE', '/profile/sessions', { headers: sessions[0] ?? {} });
  for (const headers of sessions) expect(await status(headers)).toBe(401);
});
