import { type ListView, type listViews, type ResponseOf, VIEWS_LIMIT } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, signInStaff, someCpf, type SignedHeaders } from '../../../test/factories.ts';

type Arranged = ResponseOf<typeof listViews.get>;

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());
beforeEach(async () => {
  headers = await signInStaff(app.services, await createStaff(app.services));
});

const send = <Body = ListView>(method: string, path: string, body?: object, as = headers) =>
  call<Body>(app, method, `/admin/list-views/${path}`, { headers: as, ...(body && { body }) });
const save = (name: string, search: string, list = 'suggestions') => send('POST', list, { name, search });
const arranged = async (list = 'suggestions', as = headers) =>
  (await send<Arranged>('GET', list, undefined, as)).body;
const lastAction = () => app.services.db.action.findFirstOrThrow({ orderBy: { id: 'desc' } });

describe('saved filters', () => {
  it('are kept for one person and one list, in order of their names', async () => {
    await save('Novas', 'f[state]=new');
    await save('Farol', 'q=farol&sort=-createdAt');
    expect((await arranged()).views).toMatchObject([
      { name: 'Farol', search: 'q=farol&sort=-createdAt' },
      { name: 'Novas', search: 'f[state]=new' },
    ]);
    expect((await arranged('polls')).views).toEqual([]);
    const other = await signInStaff(app.services, await createStaff(app.services));
    expect((await arranged('suggestions', other)).views).toEqual([]);
  });

  it('take the place of one of the same name, and the audit has both', async () => {
    const first = await save('Novas', 'f[state]=new');
    const second = await save('Novas', 'f[state]=in_review');
    expect(second.body.id).toBe(first.body.id);
    expect(await lastAction()).toMatchObject({
      resource: 'list-views',
      action: 'edit',
      summary: 'Novas',
      before: { list: 'suggestions', name: 'Novas', search: 'f[state]=new' },
      after: { search: 'f[state]=in_review' },
    });
  });

  it.each(['f[cpf]=1', 'page=x', 'sort=nothing', 'q=%00'])(
    'are no search that the list does not know: %s',
    async (search) => {
      const { status, body } = await save('Outra', search);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
    },
  );

  it('hold no CPF', async () => {
    const { status, body } = await save('Uma pessoa', `q=${someCpf()}`, 'registrations');
    expect([status, body.fields?.['search']?.[0]?.code]).toEqual([422, 'view_cpf']);
  });

  it('are so many and no more', async () => {
    const names = Array.from({ length: VIEWS_LIMIT }, (_, n) => `Filtro ${n}`);
    for (const name of names) await save(name, 'f[state]=new');
    expect((await save('Um a mais', 'f[state]=new')).body.fields?.['name']?.[0]?.code).toBe('views_limit');
    expect((await save('Filtro 0', 'f[state]=spam')).status).toBe(201);
  });

  it('are deleted by whose they are', async () => {
    const { body } = await save('Novas', 'f[state]=new');
    const other = await signInStaff(app.services, await createStaff(app.services));
    expect((await send('DELETE', `suggestions/${body.id}`, undefined, other)).status).toBe(404);
    expect((await send('DELETE', `suggestions/${body.id}`)).status).toBe(204);
    expect((await arranged()).views).toEqual([]);
    expect(await lastAction()).toMatchObject({ action: 'delete', summary: 'Novas' });
  });

  it('are for lists one may see', async () => {
    const powerless = await signInStaff(
      app.services,
      await createStaff(app.services, { type: 'user', permissions: [{ permission: 'faq', action: 'list' }] }),
    );
    const open = async (list: string) => (await send('GET', list, undefined, powerless)).status;
    expect([await open('faq'), await open('suggestions'), await open('nothing')]).toEqual([200, 403, 404]);
    expect([await open('prizes.kinds')]).toEqual([403]);
  });
});

describe('columns', () => {
  const choose = (columns: string[] | null) => send('PUT', 'suggestions/columns', { columns });

  it('are all of them until some are chosen, and again afterwards', async () => {
    expect((await arranged()).columns).toBeNull();
    expect((await choose(['text', 'state'])).status).toBe(204);
    expect((await arranged()).columns).toEqual(['text', 'state']);
    expect(await lastAction()).toMatchObject({ action: 'columns', after: { columns: ['text', 'state'] } });
    await choose(null);
    expect((await arranged()).columns).toBeNull();
  });

  it('are never none', async () => {
    expect((await choose([])).status).toBe(422);
  });
});

describe('the height of rows', () => {
  it('is comfortable until it is chosen, for all lists at once', async () => {
    expect((await arranged()).density).toBe('comfortable');
    expect((await send('PUT', 'density', { density: 'compact' })).status).toBe(204);
    expect([(await arranged()).density, (await arranged('polls')).density]).toEqual(['compact', 'compact']);
    expect(await lastAction()).toMatchObject({ action: 'density', after: { density: 'compact' } });
    expect((await send('PUT', 'density', { density: 'huge' })).status).toBe(422);
  });
});
