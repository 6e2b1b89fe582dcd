import { SESSION_ENDS_HEADER, UNATTENDED_HEADER, type AdminUser } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, MINUTE } from '../../../test/clock.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor } from '../../../test/factories.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>) => call<AdminUser>(app, 'GET', '/admin/user', { headers });

it('tells staff with each answer when their session ends, for want of use or whatever happens', async () => {
  const staff = await createStaff(app.services);
  const headers = await signInStaff(app.services, staff);
  const startedAt = clock.now().getTime();
  const { db } = app.services;
  /** What an answer says `minutes` after the sign-in, to somebody who was at work until then. */
  const endsAfter = async (minutes: number) => {
    clock.advance(startedAt + minutes * MINUTE - clock.now().getTime());
    const lastSeenAt = new Date(clock.now().getTime() - 2 * MINUTE);
    await db.session.updateMany({ where: { subjectId: staff.id }, data: { lastSeenAt } });
    const answer = await ask(headers);
    return [
      answer.headers.get(SESSION_ENDS_HEADER),
      (Date.parse(answer.body.exp) - clock.now().getTime()) / MINUTE,
    ];
  };
  expect(await endsAfter(30)).toEqual(['3600, 27000', 60]);
  expect(await endsAfter(7 * 60)).toEqual(['3600, 3600', 60]);
  expect(await endsAfter(7.5 * 60)).toEqual(['1800, 1800', 30]);
});

it('ends for want of use although a page that nobody looks at goes on asking', async () => {
  const staff = await createStaff(app.services);
  const headers = await signInStaff(app.services, staff);
  const unattended = () => ask({ ...headers, [UNATTENDED_HEADER]: '1' });
  clock.advance(40 * MINUTE);
  expect((await unattended()).headers.get(SESSION_ENDS_HEADER)).toBe('1200, 26400');
  clock.advance(19 * MINUTE);
  expect((await unattended()).headers.get(SESSION_ENDS_HEADER)).toBe('60, 25260');
  clock.advance(MINUTE);
  expect((await unattended()).status).toBe(401);
});

it('says nothing of it to visitors, whose countdown knows the only end', async () => {
  const headers = await signInVisitor(app.services, await createVisitor(app.services));
  const answer = await call(app, 'GET', '/user', { headers });
  expect([answer.status, answer.headers.get(SESSION_ENDS_HEADER)]).toEqual([200, null]);
});
