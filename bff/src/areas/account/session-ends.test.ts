import { SESSION_ENDS_HEADER, type AdminUser } from '@fio/contracts';
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

it('says nothing of it to visitors, whose countdown knows the only end', async () => {
  const headers = await signInVisitor(app.services, await createVisitor(app.services));
  const answer = await call(app, 'GET', '/user', { headers });
  expect([answer.status, answer.headers.get(SESSION_ENDS_HEADER)]).toEqual([200, null]);
});
