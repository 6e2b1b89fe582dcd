import type { PermissionEntry, registrationDetail, registrationRow } from '@fio/contracts';
import { formatCpf, formatPhone, maskCpf, maskPhone, registrationState } from '@fio/domain';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { askForExport, exportedText } from '../../../test/exports.ts';
import { textOf } from '../../../test/letters.ts';
import {
  createStaff,
  createVisitor,
  PASSWORD,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';

type Detail = z.output<typeof registrationDetail>;
type Row = z.output<typeof registrationRow>;
let app: TestApp;
let staff: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  staff = await signInStaff(app.services, await createStaff(app.services, { name: 'Bianca Rocha' }));
});
afterAll(() => app.close());

const get = async (id: string) =>
  (await call<Detail>(app, 'GET', `/admin/registrations/${id}`, { headers: staff })).body;
const act = (id: string, action: string, body: object, headers = staff) =>
  call<Detail>(app, 'POST', `/admin/registrations/${id}/${action}`, { headers, body });
const list = (query: string, headers = staff) =>
  call<{ items: Row[]; total: number }>(app, 'GET', `/admin/registrations?${query}`, { headers });
const audited = (recordId: string) =>
  app.services.db.action.findMany({ where: { recordId }, orderBy: { id: 'asc' } });
const mailsTo = async (recipient: string) => {
  const mails = await app.services.db.outboxMessage.findMany({
    where: { recipient },
    orderBy: { createdAt: 'asc' },
  });
  return mails.map(({ template }) => template);
};
const staffWith = async (...actions: string[]) => {
  const permissions = [
    ...actions.map((action) => ({ permission: 'registrations', action })),
    ...['create', 'export'].map((action) => ({ permission: 'exports', action })),
  ] as PermissionEntry[];
  return signInStaff(app.services, await createStaff(app.services, { type: 'user', permissions }));
};
const session = (headers: SignedHeaders) => call(app, 'GET', '/user', { headers });

describe('the list', () => {
  it('finds a person by name, e-mail, CPF, phone and id, and shows CPF and phone masked', async () => {
    const visitor = await createVisitor(app.services, { name: 'Zulmira', lastName: 'Ávila Prado' });
    const { id, cpf, email, phone } = visitor;
    for (const q of ['zulmira avila', email, cpf, formatCpf(cpf), phone, phone.slice(2), id]) {
      const { body } = await list(`q=${encodeURIComponent(q)}`);
      expect([q, body.items.map((row) => row.id)]).toEqual([q, [id]]);
    }
    const [row] = (await list(`q=${cpf}`)).body.items;
    expect([row?.name, row?.cpf, row?.phone]).toEqual([
      'Zulmira Ávila Prado',
      maskCpf(cpf),
      maskPhone(phone),
    ]);
  });

  it('tells who has no invoice to who holds the permission of its own alone', async () => {
    const visitor = await createVisitor(app.services);
    expect((await list(`q=${visitor.cpf}&f[invoices]=no`)).body.total).toBe(1);
    expect((await list(`q=${visitor.cpf}&f[invoices]=yes`)).body.total).toBe(0);
    const reader = await staffWith('list', 'export');
    expect((await list('f[invoices]=yes', reader)).status).toBe(200);
    expect((await list('f[invoices]=no', reader)).body.code).toBe('FORBIDDEN');
    const csv = await askForExport(app, reader, ['registrations', 'f[invoices]=no'], { columns: ['id'] });
    expect(csv.body.code).toBe('FORBIDDEN');
  });

  it('leaves as CSV, whole for who may see people, masked for the others', async () => {
    const { cpf, phone, email } = await createVisitor(app.services, {
      name: '=Zoraide',
      phone: `11${String(Date.now()).slice(-8).replace(/^./, '3')}`,
    });
    const csv = (headers: Record<string, string>) =>
      exportedText(app, { ...headers, 'x-forwarded-for': someIp() }, ['registrations', `q=${cpf}`]);
    const whole = await csv(staff);
    expect(whole).toContain(
      `'=Zoraide;Andrade;"${formatCpf(cpf)}";${email};Sim;${phone};17/05/1990;SP;Campinas;Ativo`,
    );
    const masked = await csv(await staffWith('list', 'export'));
    expect(masked).toContain(`"${maskCpf(cpf)}";${email};Sim;${maskPhone(phone)};;SP`);
    for (const hidden of [formatCpf(cpf), phone, '1990']) expect(masked).not.toContain(hidden);
    const told = await app.services.db.action.findMany({
      where: { resource: 'registrations', action: 'export' },
    });
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(told.map(({ after }) => after))).not.toContain(cpf);
  });
});

describe('a person', () => {
  it('is whole for who may see it, and no more than the list for who may only act', async () => {
    const visitor = await createVisitor(app.services);
    const detail = await get(visitor.id);
    expect([detail.cpf, detail.phone, detail.state]).toEqual([
      formatCpf(visitor.cpf),
      formatPhone(visitor.phone),
      'active',
    ]);
    const clerk = await staffWith('list', 'disable_or_enable');
    const { body } = await act(visitor.id, 'disable', { version: 1, reason: 'Abuso' }, clerk);
    expect([body.cpf, body.phone, body.state]).toEqual([
      maskCpf(visitor.cpf),
      maskPhone(visitor.phone),
      'disabled',
    ]);
  });

  it('is corrected with the rules of registering, and not over what they changed themselves', async () => {
    const visitor = await createVisitor(app.services);
    const other = await createVisitor(app.services);
    const put = (changes: object) =>
      call<Detail>(app, 'PUT', `/admin/registrations/${visitor.id}`, {
        headers: staff,
        body: {
          ...{ version: 1, firstName: 'Iracy', lastName: 'Andrade', phone: visitor.phone },
          ...{ birthDate: '1990-05-17', uf: 'PE', city: 'Olinda' },
          ...changes,
        },
      });
    expect((await put({ city: 'Campinas' })).body.code).toBe('INVALID_CITY');
    expect((await put({ birthDate: '2019-05-17' })).body.code).toBe('MIN_AGE');
    expect((await put({ phone: other.phone })).body.code).toBe('PHONE_FOUND');
    const { body } = await put({});
    expect([body.firstName, body.city, body.uf]).toEqual(['Iracy', 'Olinda', 'PE']);
    await app.services.db.registration.update({ where: { id: visitor.id }, data: { city: 'Recife' } });
    expect((await put({ version: body.version })).body.code).toBe('CONFLICT');
    expect((await audited(visitor.id)).map(({ action }) => action)).toEqual(['edit']);
  });

  it('loses their sessions when disabled, and comes back when enabled', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    expect((await session(headers)).status).toBe(200);
    const disabled = await act(visitor.id, 'disable', { version: 1, reason: 'Conta de robô' });
    expect([disabled.body.state, disabled.body.disabledReason]).toEqual(['disabled', 'Conta de robô']);
    expect((await session(headers)).status).toBe(401);
    expect((await act(visitor.id, 'disable', { version: disabled.body.version, reason: 'x' })).status).toBe(
      409,
    );
    const enabled = await act(visitor.id, 'enable', { version: disabled.body.version });
    expect([enabled.body.state, enabled.body.disabledReason]).toEqual(['active', null]);
    expect((await audited(visitor.id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['disable', 'Conta de robô'],
      ['enable', null],
    ]);
  });

  it('changes their e-mail by the link alone, and the old address is told', async () => {
    const visitor = await createVisitor(app.services);
    const other = await createVisitor(app.services);
    const ask = (email: string, version: number) =>
      act(visitor.id, 'email', { version, email, reason: 'Perdeu o acesso' });
    expect((await ask(other.email, 1)).body.code).toBe('EMAIL_FOUND');
    const wanted = `nova-${visitor.id}@exemplo.example`;
    const { body } = await ask(wanted, 1);
    expect([body.email, body.emailWaiting]).toEqual([visitor.email, wanted]);
    expect(await mailsTo(visitor.email)).toEqual(['email_change_staff']);
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient: wanted } });
    const token = /email=([\w-]{43})/.exec(textOf(app.services, mail))?.[1];
    expect((await call(app, 'POST', '/profile/email/confirm', { body: { token } })).status).toBe(200);
    expect((await get(visitor.id)).email).toBe(wanted);
  });

  it('keeps the old address when the request is taken back', async () => {
    const visitor = await createVisitor(app.services);
    const wanted = `nova-${visitor.id}@exemplo.example`;
    const asked = await act(visitor.id, 'email', { version: 1, email: wanted, reason: 'Engano' });
    await act(visitor.id, 'email/cancel', { version: asked.body.version });
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient: wanted } });
    const token = /email=([\w-]{43})/.exec(textOf(app.services, mail))?.[1];
    const { body } = await call(app, 'POST', '/profile/email/confirm', { body: { token } });
    expect([body.code, (await get(visitor.id)).email]).toEqual(['INVALID_TOKEN', visitor.email]);
  });

  it('may sign in again once the lock of the password is lifted', async () => {
    const visitor = await createVisitor(app.services);
    const signIn = (password: string) =>
      call(app, 'POST', '/login', { body: { user: visitor.email, password } });
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('Errada-123');
    expect((await signIn(PASSWORD)).body.code).toBe('BLOCKED_PASS');
    const { passwordLocked, version } = await get(visitor.id);
    expect(passwordLocked).toBe(true);
    const { body } = await act(visitor.id, 'unblock', { version });
    expect(body.passwordLocked).toBe(false);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('is anonymised for good, with a reason and without their name in the audit', async () => {
    const visitor = await createVisitor(app.services, { name: 'Gumercindo', marketing: true });
    const { body } = await act(visitor.id, 'anonymise', { version: 1, reason: 'Pediu por carta' });
    expect([body.state, body.name, body.cpf, body.email, body.phone]).toEqual([
      'anonymised',
      ...[null, null, null, null],
    ]);
    const consents = await app.services.db.consent.findMany({ where: { registrationId: visitor.id } });
    expect(consents.map(({ channel, granted }) => [channel, granted])).toEqual([['staff', false]]);
    const told = await audited(visitor.id);
    expect(told.map(({ action, reason }) => [action, reason])).toEqual([['anonymise', 'Pediu por carta']]);
    expect(JSON.stringify(told.map(({ summary, before, after }) => [summary, before, after]))).not.toContain(
      'Gumerc',
    );
    expect((await act(visitor.id, 'enable', { version: body.version })).status).toBe(409);
    expect((await list(`q=${visitor.id}`)).body.items.map(({ state }) => state)).toEqual(['anonymised']);
  });

  it('has all their data taken along for a purpose that the audit keeps', async () => {
    const visitor = await createVisitor(app.services);
    const fetched = async (path: string) => {
      const address = `/api/admin/registrations/${visitor.id}/${path}`;
      return app.fetch(address, { headers: { ...staff, 'x-forwarded-for': someIp() } });
    };
    expect((await fetched('data?purpose=curiosity')).status).toBe(422);
    const data = (await (await fetched('data?purpose=own_request')).json()) as {
      registration: { cpf: string };
    };
    expect(data.registration.cpf).toBe(visitor.cpf);
    const pdf = Buffer.from(await (await fetched('data/document?purpose=authority')).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await audited(visitor.id)).map(({ action, after }) => [action, after])).toEqual([
      ['export', { purpose: 'own_request', format: 'json' }],
      ['export', { purpose: 'authority', format: 'pdf' }],
    ]);
  });
});

it('has its states in one table, here and in the database', async () => {
  const moments = [null, new Date()];
  for (const emailVerifiedAt of moments)
    for (const disabledAt of moments)
      for (const blockedAt of moments)
        for (const anonymisedAt of moments) {
          const [row] = await app.services.db.$queryRaw<{ state: string }[]>`
            SELECT registration_state(${emailVerifiedAt}::timestamptz, ${disabledAt}::timestamptz,
              ${blockedAt}::timestamptz, ${anonymisedAt}::timestamptz) AS state`;
          expect(row?.state).toBe(
            registrationState({ emailVerifiedAt, disabledAt, blockedAt, anonymisedAt }),
          );
        }
});
