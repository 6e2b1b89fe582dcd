import type { cpfBlockDetail, cpfBlockRow, PermissionEntry } from '@fio/contracts';
import { formatCpf, maskCpf } from '@fio/domain';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock, DAY, dayFromNow } from '../../../test/clock.ts';
import { exportedText } from '../../../test/exports.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  someCpf,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { registrationBody } from '../../../test/registration-body.ts';
import { reconcileBlocks } from './reconcile-blocks.ts';

type Detail = z.output<typeof cpfBlockDetail>;
const clock = createTestClock();
let app: TestApp;
let staff: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY, clock });
  await signIn();
});
const signIn = async () => {
  staff = await signInStaff(app.services, await createStaff(app.services, { name: 'Bianca Rocha' }));
};
afterAll(() => app.close());

const inDays = (days: number) => dayFromNow(clock, days);
const block = (cpf: string, changes: object = {}, headers = staff) =>
  call<Detail>(app, 'POST', '/admin/cpf-block', {
    headers,
    body: { cpf, reason: 'employee', note: '', expiresOn: null, ...changes },
  });
const lift = ({ id, version }: { id: string; version: number }, reason = 'Saiu da empresa') =>
  call<Detail>(app, 'POST', `/admin/cpf-block/${id}/unblock`, { headers: staff, body: { version, reason } });
const remove = (id: string) => call(app, 'DELETE', `/admin/cpf-block/${id}`, { headers: staff });
const list = async (query: string) =>
  (
    await call<{ items: z.output<typeof cpfBlockRow>[]; total: number }>(
      app,
      'GET',
      `/admin/cpf-block?${query}`,
      { headers: staff },
    )
  ).body;
const register = (cpf: string) => call(app, 'POST', '/register/cpf', { body: { cpf } });
const rowOf = (id: string) => app.services.db.registration.findUniqueOrThrow({ where: { id } });

describe('blocking a CPF', () => {
  it('keeps it from registering, until it is lifted', async () => {
    const cpf = someCpf();
    const { body, status } = await block(formatCpf(cpf), { note: 'Loja 12' });
    expect([status, body.cpf, body.by, body.state]).toEqual([201, maskCpf(cpf), 'Bianca Rocha', 'active']);
    expect((await register(cpf)).body.code).toBe('CPF_BLOCKED');
    const full = await call(app, 'POST', '/register', { body: registrationBody({ cpf }) });
    expect(full.body.code).toBe('CPF_BLOCKED');
    const lifted = await lift(body);
    expect([lifted.body.state, lifted.body.liftedBy]).toEqual(['lifted', 'Bianca Rocha']);
    expect((await register(cpf)).status).toBe(200);
  });

  it('refuses one that is blocked, and takes one that was lifted again', async () => {
    const cpf = someCpf();
    const first = await block(cpf);
    const second = await block(cpf);
    expect([second.status, Object.keys(second.body.fields ?? {})]).toEqual([422, ['cpf']]);
    await lift(first.body);
    const third = await block(cpf, { reason: 'fraud' });
    expect([third.status, third.body.id, third.body.state, third.body.liftedReason]).toEqual([
      201,
      first.body.id,
      'active',
      null,
    ]);
    const actions = await app.services.db.action.findMany({
      where: { resource: 'cpf-block', recordId: first.body.id },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['create', 'unblock', 'create']);
    expect(
      JSON.stringify(actions.map(({ summary, before, after }) => [summary, before, after])),
    ).not.toContain(cpf);
  });

  it('lets one of many who do it at once win', async () => {
    const cpf = someCpf();
    const answers = await Promise.all(Array.from({ length: 6 }, () => block(cpf)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });

  it('stops who is registered with it at once, and lets them in again', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(200);
    const { body } = await block(visitor.cpf);
    expect(body.registration?.id).toBe(visitor.id);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(401);
    expect((await rowOf(visitor.id)).blockedAt).not.toBeNull();
    await lift(body);
    expect((await rowOf(visitor.id)).blockedAt).toBeNull();
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(401);
  });

  it('says first whom it would hit, and is reached from the person, once', async () => {
    const visitor = await createVisitor(app.services, { name: 'Iracy', lastName: 'Andrade' });
    const whom = (cpf: string) =>
      call<{ registration: unknown }>(app, 'POST', '/admin/cpf-block/whom', {
        headers: staff,
        body: { cpf },
      });
    const person = { id: visitor.id, name: 'Iracy Andrade' };
    expect((await whom(formatCpf(visitor.cpf))).body.registration).toEqual(person);
    expect((await whom(someCpf())).body.registration).toBeNull();
    const blockPerson = (id: string) =>
      call(app, 'POST', `/admin/cpf-block/registrations/${id}`, {
        headers: staff,
        body: { reason: 'fraud', note: '', expiresOn: null },
      });
    expect((await blockPerson(visitor.id)).status).toBe(204);
    const { items } = await list(`q=${visitor.cpf}`);
    expect(items.map(({ cpf, registration }) => [cpf, registration])).toEqual([
      [maskCpf(visitor.cpf), person],
    ]);
    expect((await rowOf(visitor.id)).blockedAt).not.toBeNull();
    expect((await blockPerson(visitor.id)).body.code).toBe('CONFLICT');
    expect((await blockPerson(items[0]?.id ?? '')).body.code).toBe('NOT_FOUND');
  });

  it('tells the audit of whom it names, once, and names nobody whole to who may not list them', async () => {
    const visitor = await createVisitor(app.services, { name: 'Iracy', lastName: 'Andrade' });
    const permissions: PermissionEntry[] = [{ permission: 'cpf-block', action: 'create' }];
    const someone = await createStaff(app.services, { type: 'user', permissions });
    const headers = await signInStaff(app.services, someone);
    const whom = (cpf: string) =>
      call<{ registration: unknown }>(app, 'POST', '/admin/cpf-block/whom', { headers, body: { cpf } });
    const said = { id: visitor.id, name: 'Iracy A.' };
    expect((await whom(visitor.cpf)).body.registration).toEqual(said);
    expect((await whom(visitor.cpf)).body.registration).toEqual(said);
    await whom(someCpf());
    const told = await app.services.db.action.findMany({ where: { actorId: someone.id } });
    expect(told.map(({ action, resource, recordId }) => [action, resource, recordId])).toEqual([
      ['view_name', 'registrations', visitor.id],
    ]);
  });

  it('ends after its last day', async () => {
    const visitor = await createVisitor(app.services);
    expect((await block(visitor.cpf, { expiresOn: inDays(-2) })).body.fields).toHaveProperty('expiresOn');
    const { body } = await block(visitor.cpf, { expiresOn: inDays(1) });
    await reconcileBlocks(app.services);
    expect((await rowOf(visitor.id)).blockedAt).not.toBeNull();
    clock.advance(3 * DAY);
    await signIn();
    expect((await list(`q=${visitor.cpf}`)).items.map(({ state }) => state)).toEqual(['expired']);
    await reconcileBlocks(app.services);
    expect((await rowOf(visitor.id)).blockedAt).toBeNull();
    expect((await lift(body)).body.code).toBe('CONFLICT');
  });

  it('reaches who registered in the very moment of being blocked', async () => {
    const cpf = someCpf();
    await block(cpf);
    const { id } = await createVisitor(app.services, { cpf });
    await reconcileBlocks(app.services);
    expect((await rowOf(id)).blockedAt).not.toBeNull();
  });
});

describe('the list', () => {
  it('finds a whole CPF, words of the note, and by reason, origin and state', async () => {
    const cpf = someCpf();
    const { body } = await block(cpf, { reason: 'agency', note: 'Agência Girassol' });
    for (const q of [cpf, formatCpf(cpf), 'agencia giras'])
      expect((await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)).toContain(body.id);
    expect((await list(`q=${cpf}&f[reason]=fraud`)).total).toBe(0);
    expect((await list(`q=${cpf}&f[reason]=agency&f[origin]=manual&f[state]=active`)).total).toBe(1);
  });

  it('leaves as CSV, with whole CPFs for who may block them alone', async () => {
    const cpf = someCpf();
    await block(cpf, { note: '=1+1; ação' });
    const csv = (headers: Record<string, string>) =>
      exportedText(app, { ...headers, 'x-forwarded-for': someIp() }, ['cpf-block', `q=${cpf}`]);
    const whole = await csv(staff);
    expect(whole).toContain(`"${formatCpf(cpf)}";Funcionário;Manual;Bloqueado;"'=1+1; ação"`);
    const permissions: PermissionEntry[] = [
      { permission: 'cpf-block', action: 'export' },
      { permission: 'exports', action: 'create' },
      { permission: 'exports', action: 'export' },
    ];
    const exporter = await createStaff(app.services, { type: 'exports', permissions });
    const masked = await csv(await signInStaff(app.services, exporter));
    expect(masked).toContain(maskCpf(cpf));
    expect(masked).not.toContain(formatCpf(cpf));
  });

  it('is left only by what holds no more', async () => {
    const { body } = await block(someCpf());
    expect((await remove(body.id)).body.code).toBe('CONFLICT');
    await lift(body);
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
  });
});
