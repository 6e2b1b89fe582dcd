import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { call } from '../../test/call.ts';
import { createShow } from '../../test/content.ts';
import { createStaff, createVisitor, signInVisitor } from '../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function entered() {
  const [visitor, staff] = [await createVisitor(app.services), await createStaff(app.services)];
  const headers = await signInVisitor(app.services, visitor, staff.id);
  const audit = () =>
    app.services.db.action.findMany({ where: { recordId: visitor.id }, orderBy: { id: 'asc' } });
  return { visitor, staff, headers, audit };
}

it('tells the audit once what of a person’s own staff looked at, with both of them', async () => {
  const { visitor, staff, headers, audit } = await entered();
  for (const path of ['/user', '/user', '/votes?x=1', '/votes']) await call(app, 'GET', path, { headers });
  const rows = await audit();
  expect(rows.map(({ action, after }) => [action, after])).toEqual([
    ['entered_view', { path: '/api/user' }],
    ['entered_view', { path: '/api/votes' }],
  ]);
  const by = { actorId: staff.id, actorName: staff.name, actorType: 'super' };
  expect(rows[0]).toMatchObject({ ...by, recordId: visitor.id, summary: 'Iracema Andrade' });
});

it('says nothing of what the visitor themselves look at, or of what everybody sees', async () => {
  const { visitor, headers, audit } = await entered();
  await call(app, 'GET', '/user', { headers: await signInVisitor(app.services, visitor) });
  await call(app, 'GET', '/faq', { headers });
  expect(await audit()).toEqual([]);
});

it('takes no suggestion in their name, and writes nothing', async () => {
  const { visitor, headers } = await entered();
  const { id: showId } = await createShow(app.services.db);
  const body = { showId, text: 'E se o farol estiver vivo?' };
  const { status, body: answer } = await call(app, 'POST', '/suggestions', {
    headers: { ...headers, 'accept-language': 'en' },
    body,
  });
  expect([status, answer]).toMatchObject([403, { code: 'ENTERED_SESSION' }]);
  expect(await app.services.db.suggestion.count({ where: { authorId: visitor.id } })).toBe(0);
});

it('tells of the way out', async () => {
  const { headers, audit, staff } = await entered();
  await call(app, 'POST', '/logout', { headers });
  expect(await audit()).toMatchObject([{ action: 'entered_leave', actorId: staff.id }]);
});
