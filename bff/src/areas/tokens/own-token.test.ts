import {
  NEWEST_VERSION,
  type ownToken,
  type PermissionEntry,
  type ResponseOf,
  type tokens,
} from '@fio/contracts';
import { permissionSentences } from '@fio/contracts/terms/permission-sentences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, dayFromNow } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { permissionWords } from './permission-words.ts';

type Created = ResponseOf<typeof tokens.create>;
type Caller = ResponseOf<typeof ownToken.get>;

const clock = createTestClock();
let app: TestApp;
let owner: { id: string; headers: SignedHeaders };
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  const staff = await createStaff(app.services);
  owner = { id: staff.id, headers: await signInStaff(app.services, staff) };
});
afterAll(() => app.close());

const entry = (key: string) => {
  const [permission, action] = key.split(':');
  return { permission, action } as PermissionEntry;
};
const create = async (given: Record<string, unknown>, headers = owner.headers) =>
  (
    await call<Created>(app, 'POST', '/admin/tokens', {
      headers,
      body: { name: 'Painel', scopes: [], expiresOn: dayFromNow(clock, 30), ...given },
    })
  ).body;
const bearer = (secret: string): SignedHeaders => ({ authorization: `Bearer ${secret}` });
const whoAmI = (headers: Record<string, string>, ip = '203.0.113.9') =>
  call<Caller>(app, 'GET', '/admin/token', { headers, ip });
const update = (id: string, body: Record<string, unknown>, headers = owner.headers) =>
  call<Created>(app, 'PUT', `/admin/tokens/${id}`, {
    headers,
    body: { addresses: [], apiVersion: NEWEST_VERSION, ...body },
  });
const read = async (id: string) =>
  (await call<Created>(app, 'GET', `/admin/tokens/${id}`, { headers: owner.headers })).body;

describe('who am I', () => {
  it('says what a token may, in words too, until when, from where and how often', async () => {
    const scopes = ['invoices:list', 'invoices:view', 'tickets:list'].map(entry);
    const { secret, prefix, expiresAt } = await create({ scopes, addresses: ['203.0.113.0/24'] });
    const { body } = await whoAmI(bearer(secret));
    const { operations, limits, owner: whose, ...rest } = body;
    expect(rest).toEqual({
      kind: 'token',
      name: 'Painel',
      scopes: ['invoices:list', 'invoices:view', 'tickets:list'],
      sentences: ['Listar e ver notas fiscais', 'Listar números da sorte'],
      remote: null,
      expiresAt,
      secret: { prefix, isPrevious: false, until: expiresAt },
      address: '203.0.113.9',
      addresses: ['203.0.113.0/24'],
      version: NEWEST_VERSION,
    });
    expect(whose.id).toBe(owner.id);
    expect(operations).toEqual(expect.arrayContaining(['listInvoices', 'getOwnToken', 'rotateOwnToken']));
    for (const closed of ['createToken', 'listShows', 'listOwnTokens'])
      expect(operations).not.toContain(closed);
    expect(limits).toContainEqual({ name: 'token_rotation', points: 60, seconds: 600 });
  });

  it('answers one that ships a remote and has no scopes, and a person', async () => {
    const { secret } = await create({ remote: 'mf-shows' });
    const { status, body } = await whoAmI(bearer(secret));
    expect([status, body.remote, body.scopes]).toEqual([200, 'mf-shows', []]);
    expect(body.operations).toContain('publishRemoteBuild');
    const person = (await whoAmI({ ...owner.headers, 'accept-language': 'en' })).body;
    expect([person.kind, person.secret]).toEqual(['session', null]);
    expect(person.sentences[0]).toBe('List, create and delete shop codes');
  });

  it('says that another secret has taken the place of the one that was sent', async () => {
    const { secret, prefix } = await create({ scopes: [entry('shows:list')] });
    await call(app, 'POST', '/admin/token/rotate', { headers: bearer(secret), body: { overlapHours: 1 } });
    expect((await whoAmI(bearer(secret))).body.secret).toMatchObject({ prefix, isPrevious: true });
  });

  it('says that a token, or its secret, has ended, and nothing of what is none', async () => {
    const { secret, id } = await create({ scopes: [entry('shows:list')] });
    await app.services.db.apiToken.update({ where: { id }, data: { expiresAt: clock.now() } });
    expect([
      (await whoAmI(bearer(secret))).body.code,
      (await whoAmI(bearer(`fio_${'b'.repeat(43)}`))).body.code,
    ]).toEqual(['TOKEN_EXPIRED', 'UNAUTHORIZED']);
  });
});

describe('the addresses of a token', () => {
  it('keep it out from elsewhere, which its record and, once, the audit tell', async () => {
    const { secret, id } = await create({
      scopes: [entry('shows:list')],
      addresses: ['203.0.113.9', '2001:db8::/48'],
    });
    expect((await whoAmI(bearer(secret))).status).toBe(200);
    expect((await whoAmI(bearer(secret), '2001:db8:0:1::1')).status).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      expect((await whoAmI(bearer(secret), '198.51.100.7')).body).toMatchObject({
        code: 'ADDRESS_NOT_ALLOWED',
      });
      await app.services.identity.apiTokens.flush();
    }
    const { refused } = await read(id);
    expect(refused).toEqual({ count: 3, lastAt: clock.now().toISOString(), lastIp: '198.51.100.7' });
    const told = await app.services.db.action.findMany({ where: { recordId: id, action: 'forbidden' } });
    expect(told.map(({ ip, summary }) => [ip, summary])).toEqual([['198.51.100.7', 'Painel']]);
  });

  it.each(['203.0.113.0/33', 'exemplo.example', '0.0.0.0/0'])(
    'are addresses and ranges: %s is none',
    async (address) => {
      const { body } = await update((await create({ scopes: [entry('shows:list')] })).id, {
        version: 1,
        addresses: [address],
      });
      expect(body.fields?.['addresses']?.[0]?.code).toBe('address_range');
    },
  );

  it('leave out where it was used last only when that is meant', async () => {
    const { secret, id } = await create({ scopes: [entry('shows:list')] });
    await whoAmI(bearer(secret));
    const { version } = await read(id);
    const asked = { version, addresses: ['198.51.100.0/24'] };
    expect((await update(id, asked)).body.fields?.['addresses']?.[0]).toMatchObject({
      code: 'excludes_last',
      param: '203.0.113.9',
    });
    const { body } = await update(id, { ...asked, evenIfExcluded: true });
    expect([body.addresses, body.lastAddressAllowed]).toEqual([['198.51.100.0/24'], false]);
    expect((await update(id, { ...asked, evenIfExcluded: true })).body.code).toBe('CONFLICT');
  });

  it('are its owner’s affair, or a super user’s', async () => {
    const permissions = ['tokens:create', 'tokens:list', 'shows:list'].map(entry);
    const staff = await createStaff(app.services, { type: 'admin', permissions });
    const theirs = await signInStaff(app.services, staff);
    const { id } = await create({ scopes: [entry('shows:list')] });
    expect((await update(id, { version: 1 }, theirs)).body.code).toBe('FORBIDDEN');
    const own = await create({ scopes: [entry('shows:list')] }, theirs);
    expect((await update(own.id, { version: 1 })).status).toBe(200);
  });
});

it('a record tells which scopes its owner lost', async () => {
  const permissions = ['tokens:create', 'tokens:list', 'shows:list', 'polls:list'].map(entry);
  const staff = await createStaff(app.services, { type: 'admin', permissions });
  const headers = await signInStaff(app.services, staff);
  const { id } = await create({ scopes: ['shows:list', 'polls:list'].map(entry) }, headers);
  expect((await read(id)).lost).toEqual([]);
  await app.services.db.adminUser.update({
    where: { id: staff.id },
    data: { permissions: [entry('shows:list')] as never },
  });
  expect((await read(id)).lost).toEqual([entry('polls:list')]);
});

it('sentences keep what has words of its own apart, and names as they are written', () => {
  const entries = ['sac:list', 'registrations:view', 'registrations:whole', 'registrations:login'].map(entry);
  expect(permissionSentences(entries, permissionWords.pt)).toEqual([
    'Listar SAC',
    'Ver cadastros',
    'Cadastros: ver CPF, telefone e nascimento inteiros e entrar como usuário',
  ]);
});

it('the versions that a token may speak are told', async () => {
  const answer = await call<ResponseOf<typeof tokens.versions>>(app, 'GET', '/admin/tokens/versions', {
    headers: owner.headers,
  });
  expect(answer.body.items.at(-1)).toMatchObject({ date: NEWEST_VERSION, sunset: null });
});
