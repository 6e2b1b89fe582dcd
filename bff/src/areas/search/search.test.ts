import type { adminSearch, PermissionEntry, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createPoll, createShow } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Answer = ResponseOf<typeof adminSearch.find>;

async function find(q: string, permissions?: readonly PermissionEntry[]) {
  const staff = await createStaff(app.services, permissions ? { type: 'user', permissions } : {});
  const headers = await signInStaff(app.services, staff);
  const search = new URLSearchParams({ q });
  return call<Answer>(app, 'GET', `/admin/search?${search.toString()}`, { headers });
}
const may = (...keys: string[]) =>
  keys.map((key) => {
    const [permission, action] = key.split(':');
    return { permission, action } as PermissionEntry;
  });

it('finds records of any area with their pages', async () => {
  const { db } = app.services;
  const { id: showId } = await createShow(db, { title: 'Sal na Lanterna' });
  const poll = await createPoll(db, { showId, title: 'A lanterna se apaga?' });
  const { body } = await find('lanterna');
  expect(body.groups).toEqual([
    {
      area: 'polls',
      items: [{ id: poll.id, title: poll.title, text: 'Sal na Lanterna', path: `/admin/polls/${poll.id}` }],
    },
    {
      area: 'shows',
      items: [{ id: showId, title: 'Sal na Lanterna', text: 'Nuvra+', path: `/admin/shows/${showId}` }],
    },
  ]);
});

it('finds only what the caller may list and open', async () => {
  const { db } = app.services;
  await createPoll(db, { title: 'Quem sopra a vela?' });
  await createShow(db, { title: 'Vela Acesa' });
  const areas = async (...keys: string[]) =>
    (await find('vela', may(...keys))).body.groups.map(({ area }) => area);
  expect(await areas('polls:list', 'polls:view', 'shows:list')).toEqual(['polls']);
  expect(await areas('faq:list', 'faq:view')).toEqual([]);
});

it('has the likelier first, whatever the areas are called', async () => {
  const { services } = app;
  await createStaff(services, { name: 'Marejada Alves' });
  await createVisitor(services, { name: 'Marejada', lastName: 'Souza' });
  await createShow(services.db, { title: 'Marejada' });
  const { body } = await find('marejada');
  expect(body.groups.map(({ area }) => area)).toEqual(['shows', 'registrations', 'users']);
});

it('shows a person as their own list does', async () => {
  const visitor = await createVisitor(app.services, { name: 'Ubirajara', lastName: 'Quintanilha' });
  const found = async (...keys: string[]) =>
    (await find(visitor.email, may(...keys))).body.groups[0]?.items[0];
  const item = await found('registrations:list', 'registrations:view');
  expect(item?.path).toBe(`/admin/registrations/${visitor.id}`);
  expect(item?.title).toBe('Ubirajara Quintanilha');
});

it.each(['', 'ab', 'x'.repeat(101)])('refuses a search of no use: %j', async (q) => {
  expect((await find(q)).status).toBe(422);
});
