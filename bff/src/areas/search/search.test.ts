import { type adminSearch, FIND_EACH, type PermissionEntry, type ResponseOf } from '@fio/contracts';
import { formatAccessKey, formatLuckyNumber, maskCpf } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createPoll, createShow } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';
import { createInvoice, createRunningDraw, createSchedule } from '../../../test/promotion.ts';
import { goLive } from '../../../test/remote-build.ts';
import { runIn } from '../../core/database/run-in.ts';
import { grantAll } from '../tickets/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Answer = ResponseOf<typeof adminSearch.find>;
type Offered = ResponseOf<typeof adminSearch.destinations>;
const KEY = '35261012345678000195650010000123451482059370';

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
      list: '/admin/polls',
      items: [{ id: poll.id, title: poll.title, text: 'Sal na Lanterna', path: `/admin/polls/${poll.id}` }],
    },
    {
      area: 'shows',
      list: '/admin/shows',
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

it('finds numbers as they are printed, notes by their key and what can be won by its name', async () => {
  const { services } = app;
  const drawId = await createRunningDraw(services);
  const { id: registrationId } = await createVisitor(services, { name: 'Potira', lastName: 'Nunes' });
  const { id: invoiceId } = await createInvoice(services, { registrationId, accessKey: KEY });
  const [[given] = []] = await services.db.$transaction((tx) =>
    grantAll(services, runIn(tx), drawId, [{ registrationId, invoiceId, origin: 'invoice', count: 1 }]),
  );
  const number = given ? formatLuckyNumber(given, given.size) : '';
  const groupsOf = async (q: string) => (await find(q)).body.groups;
  expect(await groupsOf(number)).toMatchObject([
    {
      list: '/admin/tickets',
      items: [
        {
          title: number,
          text: 'Potira Nunes · Sorteio de teste',
          path: `/admin/tickets/${drawId}.${given?.counter}`,
        },
      ],
    },
  ]);
  expect(await groupsOf(KEY)).toMatchObject([
    {
      list: '/admin/invoices',
      items: [{ title: formatAccessKey(KEY), path: `/admin/invoices/${invoiceId}` }],
    },
  ]);
  const all = await groupsOf('potira');
  expect(all.map(({ list }) => list)).toEqual(['/admin/registrations', '/admin/invoices', '/admin/tickets']);

  await createSchedule(services, { slots: 2, title: 'Semana da Lamparina' });
  const planned = await groupsOf('lamparina');
  expect(planned).toMatchObject([{ area: 'prizes', list: '/admin/prizes/schedules', items: [{}] }]);
});

it('shows a CPF masked, with what its owner has, to whom may see each', async () => {
  const { services } = app;
  const visitor = await createVisitor(services, { name: 'Anahi', lastName: 'Serra' });
  await createInvoice(services, { registrationId: visitor.id });
  const lists = async (...keys: string[]) =>
    (await find(visitor.cpf, may(...keys))).body.groups.map(({ list, items }) => [list, items[0]?.text]);
  const people = ['registrations:list', 'registrations:view'];
  expect(await lists(...people)).toEqual([['/admin/registrations', maskCpf(visitor.cpf)]]);
  expect(await lists(...people, 'invoices:list', 'invoices:view')).toEqual([
    ['/admin/registrations', maskCpf(visitor.cpf)],
    ['/admin/invoices', 'Anahi Serra'],
  ]);
  expect(await lists('faq:list', 'faq:view')).toEqual([]);
});

it('shows of a list no more than five, and each once', async () => {
  const { services } = app;
  for (let at = 0; at < 6; at += 1)
    await createVisitor(services, {
      name: 'Jaciara',
      lastName: 'Jaciara',
      email: `jaciara${at}@exemplo.com.br`,
    });
  const [group] = (await find('jaciara')).body.groups;
  expect(new Set(group?.items.map(({ id }) => id)).size).toBe(FIND_EACH);
});

it('leads to what the live builds have, for whom may go there', async () => {
  const { services } = app;
  const title = { pt: 'Nova série', en: 'New series' };
  const create = { kind: 'create' as const, title, href: '/admin/shows/create' };
  const close = { kind: 'action' as const, title, href: '/admin/shows?f[state]=live#close' };
  await goLive(services, {
    manifest: {
      destinations: [
        { ...create, needs: ['shows:create'] },
        { ...close, needs: ['shows:list', 'shows:edit'] },
      ],
    },
  });
  const offered = async (permissions: readonly PermissionEntry[]) => {
    const staff = await createStaff(services, { type: 'user', permissions });
    const headers = await signInStaff(services, staff);
    return (await call<Offered>(app, 'GET', '/admin/search/destinations', { headers })).body.items;
  };
  expect(await offered(may('shows:list', 'shows:create'))).toEqual([create]);
  expect(await offered(may('shows:list', 'shows:edit'))).toEqual([close]);
  expect(await offered(may('faq:list'))).toEqual([]);
});

it.each(['', 'ab', 'x'.repeat(101)])('refuses a search of no use: %j', async (q) => {
  expect((await find(q)).status).toBe(422);
});
