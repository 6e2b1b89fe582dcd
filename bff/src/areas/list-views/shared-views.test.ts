import {
  type AdminType,
  type ListView,
  type listViews,
  type PermissionEntry,
  type ResponseOf,
  SHARED_VIEWS_LIMIT,
} from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Arranged = ResponseOf<typeof listViews.get>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

const reads: PermissionEntry[] = [
  { permission: 'suggestions', action: 'list' },
  { permission: 'registrations', action: 'list' },
];
/** Somebody who reads both lists and no more, unless said. */
async function enter(type: AdminType = 'user', name = 'Bianca', permissions = reads) {
  const { services } = app;
  return signInStaff(services, await createStaff(services, { type, name, permissions }));
}

const send = <Body = ListView>(as: SignedHeaders, method: string, path: string, body?: object) =>
  call<Body>(app, method, `/admin/list-views/${path}`, { headers: as, ...(body && { body }) });
const save = (as: SignedHeaders, body: object, list = 'suggestions') => send(as, 'POST', list, body);
const seenBy = async (as: SignedHeaders, list = 'suggestions') =>
  (await send<Arranged>(as, 'GET', list)).body;
const named = async (as: SignedHeaders, name: string) =>
  (await seenBy(as)).views.find((view) => view.name === name);
const lastAction = () => app.services.db.action.findFirstOrThrow({ orderBy: { id: 'desc' } });
const NEW = 'f%5Bstate%5D=new';

describe('a shared view', () => {
  it('is seen by whom it is shared with, under its owner’s name, and by nobody else', async () => {
    const [owner, same, other] = [await enter(), await enter(), await enter('exports')];
    const { body } = await save(owner, { name: 'Do tipo', search: NEW, audience: 'user' });
    expect(body).toMatchObject({ audience: 'user', owner: null, changeable: true });
    expect(await named(same, 'Do tipo')).toMatchObject({ owner: 'Bianca', changeable: false });
    expect(await named(other, 'Do tipo')).toBeUndefined();
    expect(
      (await send(owner, 'PUT', `suggestions/${body.id}/audience`, { audience: 'everyone' })).status,
    ).toBe(204);
    expect(await lastAction()).toMatchObject({
      action: 'share',
      summary: 'Do tipo',
      before: { audience: 'user' },
      after: { audience: 'everyone' },
    });
    expect(await named(other, 'Do tipo')).toBeDefined();
    await send(owner, 'PUT', `suggestions/${body.id}/audience`, { audience: null });
    expect(await named(same, 'Do tipo')).toBeUndefined();
  });

  it('keeps its audience when its owner saves it anew', async () => {
    const owner = await enter();
    await save(owner, { name: 'De todos', search: NEW, audience: 'everyone' });
    expect((await save(owner, { name: 'De todos', search: 'sort=createdAt' })).body.audience).toBe(
      'everyone',
    );
  });

  it('is changed by its owner and by who manages the staff, not by its readers', async () => {
    const [owner, reader] = [await enter(), await enter()];
    const manager = await enter('admin', 'Marina', [...reads, { permission: 'users', action: 'edit' }]);
    const { id } = (await save(owner, { name: 'Deixada', search: NEW, audience: 'user' })).body;
    const mine = (await save(owner, { name: 'Só minha', search: NEW })).body;
    const status = async (as: SignedHeaders, method: string, path: string, body?: object) =>
      (await send(as, method, `suggestions/${path}`, body)).status;
    expect(await status(reader, 'DELETE', id)).toBe(403);
    expect(await status(reader, 'PUT', `${id}/audience`, { audience: null })).toBe(403);
    expect(await status(manager, 'DELETE', mine.id)).toBe(404);
    expect(await named(manager, 'Deixada')).toMatchObject({ changeable: true, owner: 'Bianca' });
    expect(await status(manager, 'DELETE', id)).toBe(204);
    expect(await lastAction()).toMatchObject({ action: 'delete', before: { owner: 'Bianca' } });
    expect(await status(manager, 'DELETE', id)).toBe(404);
  });

  it('never has a filter that its reader may not use, nor one the list has no more', async () => {
    const invoiceless: PermissionEntry = { permission: 'registrations', action: 'invoiceless' };
    const [owner, reader] = [await enter('user', 'Bianca', [...reads, invoiceless]), await enter()];
    const search = 'f%5Binvoices%5D=no';
    const { id } = (await save(owner, { name: 'Sem nota', search, audience: 'everyone' }, 'registrations'))
      .body;
    const names = async (as: SignedHeaders) =>
      (await seenBy(as, 'registrations')).views.map(({ name }) => name);
    expect([await names(owner), await names(reader)]).toEqual([['Sem nota'], []]);
    expect((await save(reader, { name: 'Sem nota', search }, 'registrations')).status).toBe(403);
    expect((await send(reader, 'PUT', 'registrations/start', { view: id })).status).toBe(404);
    await app.services.db.listView.update({ where: { id }, data: { search: 'f%5Bgone%5D=1' } });
    const manager = await enter('super');
    expect([await names(owner), await names(manager)]).toEqual([['Sem nota'], []]);
  });

  it.each(['clara@exemplo.example', '(11) 91234-5678', '(11) 912 - 345 - 678'])(
    'holds nobody’s contact: %s',
    async (q) => {
      const search = new URLSearchParams({ q }).toString();
      const owner = await enter();
      const { status, body } = await save(owner, { name: 'Alguém', search, audience: 'everyone' });
      expect([status, body.fields?.['search']?.[0]?.code]).toEqual([422, 'view_contact']);
      const { id } = (await save(owner, { name: 'Alguém', search })).body;
      const shared = await send(owner, 'PUT', `suggestions/${id}/audience`, { audience: 'user' });
      expect(shared.body.fields?.['search']?.[0]?.code).toBe('view_contact');
    },
  );

  it('is one of so many and no more', async () => {
    const owner = await enter();
    const { id: ownerId } = await createStaff(app.services);
    const { listView } = app.services.db;
    const before = await listView.count({ where: { list: 'registrations', audience: { not: null } } });
    await listView.createMany({
      data: Array.from({ length: SHARED_VIEWS_LIMIT - 1 - before }, (_, n) => ({
        ...{ ownerId, list: 'registrations', name: `Filtro ${n}`, search: 'q=a', audience: 'exports' },
      })),
    });
    const share = (name: string) => save(owner, { name, search: 'q=b', audience: 'user' }, 'registrations');
    // However many want the last place at once.
    const answers = await Promise.all(['Um', 'Dois', 'Três'].map(share));
    const over = answers.filter(({ status }) => status !== 201);
    expect(over.map(({ body }) => body.fields?.['audience']?.[0]?.code)).toEqual([
      'shared_views_limit',
      'shared_views_limit',
    ]);
    expect((await save(owner, { name: 'Um a mais', search: 'q=b' }, 'registrations')).status).toBe(201);
  });
});

describe('the view a list opens with', () => {
  it('is one of those seen, and none once that is gone', async () => {
    const [owner, reader] = [await enter(), await enter()];
    const { id } = (await save(owner, { name: 'Primeira', search: NEW, audience: 'user' })).body;
    const begin = async (as: SignedHeaders, view: string | null) =>
      (await send(as, 'PUT', 'suggestions/start', { view })).status;
    expect((await seenBy(reader)).start).toBeNull();
    expect(await begin(reader, id)).toBe(204);
    expect(await lastAction()).toMatchObject({ action: 'choose_start', after: { name: 'Primeira' } });
    expect(await begin(await enter('exports'), id)).toBe(404);
    expect([(await seenBy(reader)).start, (await seenBy(owner)).start]).toEqual([id, null]);
    await send(owner, 'PUT', `suggestions/${id}/audience`, { audience: null });
    expect((await seenBy(reader)).start).toBeNull();
    await send(owner, 'PUT', `suggestions/${id}/audience`, { audience: 'user' });
    expect((await seenBy(reader)).start).toBe(id);
    expect(await begin(reader, null)).toBe(204);
    expect((await seenBy(reader)).start).toBeNull();
    await begin(reader, id);
    expect((await send(owner, 'DELETE', `suggestions/${id}`)).status).toBe(204);
    expect((await seenBy(reader)).start).toBeNull();
  });
});
