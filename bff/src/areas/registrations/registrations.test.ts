import type { RegistrationInput } from '@fio/contracts';
import { formatCpf } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { blockCpf, createVisitor, PASSWORD, someCpf } from '../../../test/factories.ts';
import { textOf } from '../../../test/letters.ts';
import { registrationBody } from '../../../test/registration-body.ts';

// 02:30 in UTC is still the day before in São Paulo.
const clock = createTestClock(new Date('2026-11-22T02:30:00Z'));
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

const register = (body: Partial<RegistrationInput>, headers: Record<string, string> = {}) =>
  call(app, 'POST', '/register', { body, headers });
const refusal = async (body: Partial<RegistrationInput>) => {
  const answer = await register(body);
  return { status: answer.status, code: answer.body.code, fields: answer.body.fields };
};
const stored = (email: string) =>
  app.services.db.registration.findUnique({ where: { email }, include: { consents: true } });

describe('POST /register', () => {
  it('registers a visitor who can sign in at once', async () => {
    const body = registrationBody({
      cpf: formatCpf(someCpf()),
      marketing: true,
      utm: { source: 'tv', campaign: 'estreia' },
    });
    const { status, body: answer } = await register(body);
    expect([status, answer]).toEqual([201, { ok: true, email: body.email }]);
    const row = await stored(body.email);
    expect(row).toMatchObject({
      name: 'Jandira',
      phone: body.phone,
      city: 'Olinda',
      emailVerifiedAt: null,
      marketing: true,
    });
    expect(row).toMatchObject({ utmSource: 'tv', utmMedium: null, utmCampaign: 'estreia' });
    const login = await call(app, 'POST', '/login', { body: { user: body.cpf, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it('leaves no readable CPF in the database', async () => {
    const body = registrationBody();
    await register(body);
    const { rows } = await app.services.pool.query<{ row: string }>(
      'SELECT r::text AS row FROM registrations r',
    );
    expect(rows.some(({ row }) => row.includes(body.cpf))).toBe(false);
  });

  it('writes the e-mail that confirms the address in the same transaction', async () => {
    const body = registrationBody();
    await register(body);
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient: body.email } });
    expect(mail).toMatchObject({ template: 'confirm', state: 'queued' });
    expect(textOf(app.services, mail)).toMatch(/http:\/\/localhost:\d+\/login\?confirm=[\w-]{43}/);
    const { rows } = await app.services.pool.query('SELECT 1 FROM pgboss.job WHERE data->>$1 = $2', [
      'messageId',
      mail.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('speaks the language of the page', async () => {
    const body = registrationBody();
    await register(body, { cookie: 'language=en' });
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient: body.email } });
    expect(mail.subject).toContain('Confirm your e-mail');
  });

  it('says which of the three is taken', async () => {
    const visitor = await createVisitor(app.services);
    expect(await refusal(registrationBody({ cpf: visitor.cpf }))).toMatchObject({
      status: 409,
      code: 'CPF_FOUND',
    });
    expect(await refusal(registrationBody({ email: visitor.email }))).toMatchObject({
      status: 409,
      code: 'EMAIL_FOUND',
    });
    expect(await refusal(registrationBody({ phone: visitor.phone }))).toMatchObject({
      status: 409,
      code: 'PHONE_FOUND',
    });
  });

  it('refuses a blocked CPF', async () => {
    const cpf = someCpf();
    await blockCpf(app.services, cpf);
    expect(await refusal(registrationBody({ cpf }))).toMatchObject({ status: 403, code: 'CPF_BLOCKED' });
  });

  it('counts the age on the day it is in São Paulo', async () => {
    expect((await register(registrationBody({ birthDate: '2008-11-21' }))).status).toBe(201);
    const ahead = await refusal(registrationBody({ birthDate: '2999-01-01' }));
    expect(ahead).toMatchObject({ status: 422, code: 'FUTURE_DATE' });
    expect(ahead.fields?.['birthDate']).toEqual([
      { code: 'future_date', message: 'Não é possível cadastrar uma data futura.' },
    ]);
    const old = await refusal(registrationBody({ birthDate: '1899-12-31' }));
    expect(old).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
    expect(old.fields?.['birthDate']?.[0]?.code).toBe('birth_year');
    const tomorrow = await refusal(registrationBody({ birthDate: '2008-11-22' }));
    expect(tomorrow).toMatchObject({ status: 422, code: 'MIN_AGE' });
    expect(tomorrow.fields?.['birthDate']).toEqual([
      { code: 'min_age', param: 18, message: 'Você deve ter 18 anos para participar da promoção.' },
    ]);
  });

  it('wants a state that exists and a city of it', async () => {
    expect(await refusal(registrationBody({ state: 'XX' }))).toMatchObject({
      code: 'INVALID_STATE',
      fields: { state: [{ code: 'state' }] },
    });
    expect(await refusal(registrationBody({ state: 'SP', city: 'Olinda' }))).toMatchObject({
      status: 422,
      code: 'INVALID_CITY',
      fields: { city: [{ code: 'city' }] },
    });
  });

  it('refuses passwords everybody tries and those with the own name, e-mail or CPF', async () => {
    const cpf = someCpf();
    const email = 'tecelagem@exemplo.example';
    const tries = ['Flamengo@2026', 'Jandira-2026', 'Xy-Tecelagem9', `Aa-${cpf}`];
    for (const password of tries) {
      const answer = await refusal(
        registrationBody({ cpf, email, password, passwordConfirmation: password }),
      );
      expect(answer).toMatchObject({ status: 422, code: 'PASS_REQUIRES' });
      expect(answer.fields?.['password']?.length).toBe(1);
    }
  });

  it('tells all broken rules at once', async () => {
    const body = registrationBody({
      birthDate: '2015-01-01',
      city: 'Lugar Nenhum',
      password: 'Senha@123',
      passwordConfirmation: 'Senha@123',
    });
    const { code, fields } = await refusal(body);
    expect(code).toBe('INVALID_CITY');
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['birthDate', 'city', 'password']);
  });

  it('wants the boxes ticked and both spellings equal', async () => {
    const { code, fields } = await refusal({
      ...registrationBody(),
      ...({ terms: false } as object),
      emailConfirmation: 'outro@exemplo.example',
      passwordConfirmation: 'Outra-senha9',
    });
    expect(code).toBe('INVALID_REQUEST');
    expect(Object.keys(fields ?? {}).toSorted()).toEqual([
      'emailConfirmation',
      'passwordConfirmation',
      'terms',
    ]);
  });
});

describe('the window', () => {
  it('is decided by the server, whatever the address says', async () => {
    const closed = await createTestApp({ clock, env: { ...BEHIND_PROXY, REGISTER_END: '2026-11-20' } });
    try {
      const path = '/register?register_start=2020-01-01&register_end=2030-01-01';
      const answer = await call(closed, 'POST', path, { body: registrationBody() });
      expect([answer.status, answer.body.code]).toEqual([403, 'REGISTRATION_CLOSED']);
      const check = await call(closed, 'POST', '/register/cpf', { body: { cpf: someCpf() } });
      expect(check.body.code).toBe('REGISTRATION_CLOSED');
    } finally {
      await closed.close();
    }
  });
});

describe('POST /register/cpf', () => {
  it('says early whether a CPF may register', async () => {
    const [blocked, { cpf: taken }] = [someCpf(), await createVisitor(app.services)];
    await blockCpf(app.services, blocked);
    const check = async (cpf: string) => (await call(app, 'POST', '/register/cpf', { body: { cpf } })).body;
    expect(await check(someCpf())).toEqual({ ok: true });
    expect(await check(taken)).toMatchObject({ code: 'CPF_FOUND' });
    expect(await check(blocked)).toMatchObject({ code: 'CPF_BLOCKED' });
    expect(await check('11111111111')).toMatchObject({ fields: { cpf: [{ code: 'cpf' }] } });
  });
});
