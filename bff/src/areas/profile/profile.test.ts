import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '@fio/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import { createStaff, createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';

const NEW_PASSWORD = 'Carretel-de-linha9';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const user = (headers: Headers) => call<Visitor>(app, 'GET', '/user', { headers });
const login = (email: string, password: string) =>
  call<{ token: string }>(app, 'POST', '/login', { body: { user: email, password } });
const mailsTo = (recipient: string) => app.services.db.outboxMessage.findMany({ where: { recipient } });

const correction = { name: 'Jandira', lastName: 'Bragança', phone: '', state: 'PE', city: 'Olinda' };
const correct = (headers: Headers, changes: Partial<typeof correction>) =>
  call(app, 'PUT', '/profile', { headers, body: { ...correction, ...changes } });

describe('PUT /profile', () => {
  it('corrects name, phone and place, and nothing else', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    const body = { ...correction, phone: '(81) 98888-7766' };
    const more = { ...body, cpf: '52998224725', birthDate: '2001-01-01' };
    expect((await call(app, 'PUT', '/profile', { headers, body: more })).body).toMatchObject({
      fields: { cpf: [{ code: 'unknown' }], birthDate: [{ code: 'unknown' }] },
    });
    expect((await call(app, 'PUT', '/profile', { headers, body })).status).toBe(200);
    expect((await user(headers)).body).toMatchObject({
      name: 'Jandira',
      lastName: 'Bragança',
      phone: '81988887766',
      state: 'PE',
      city: 'Olinda',
      cpf: visitor.cpf,
      birthDate: '1990-05-17',
    });
  });

  it('refuses a city of another state, a state there is none, and a phone somebody else has', async () => {
    const other = await createVisitor(app.services);
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    const codes = [
      (await correct(headers, { phone: visitor.phone, city: 'Campinas' })).body,
      (await correct(headers, { phone: visitor.phone, state: 'XX' })).body,
      (await correct(headers, { phone: other.phone })).body,
    ].map(({ code }) => code);
    expect(codes).toEqual(['INVALID_CITY', 'INVALID_STATE', 'PHONE_FOUND']);
    expect((await user(headers)).body).toMatchObject({ name: 'Iracema', city: 'Campinas' });
  });

  it('is audited with both sides when staff have entered', async () => {
    const visitor = await createVisitor(app.services);
    const staff = await createStaff(app.services, { name: 'Otávio Prado' });
    const headers = await signInVisitor(app.services, visitor, staff.id);
    expect((await correct(headers, { phone: visitor.phone })).status).toBe(200);
    const row = await app.services.db.action.findFirstOrThrow({ where: { recordId: visitor.id } });
    expect(row).toMatchObject({ actorId: staff.id, actorName: 'Otávio Prado', action: 'edit' });
    expect(row.before).toMatchObject({ city: 'Campinas' });
    expect(row.after).toMatchObject({ city: 'Olinda' });
  });

  it('leaves no audit row when visitors correct their own', async () => {
    const visitor = await createVisitor(app.services);
    await correct(await signInVisitor(app.services, visitor), { phone: visitor.phone });
    expect(await app.services.db.action.count({ where: { recordId: visitor.id } })).toBe(0);
  });
});

describe('POST /profile/password', () => {
  const change = (headers: Headers, current: string, password = NEW_PASSWORD) =>
    call(app, 'POST', '/profile/password', {
      headers,
      body: { current, password, passwordConfirmation: password },
    });

  it('asks for the present one, ends the other sessions and tells by e-mail', async () => {
    const visitor = await createVisitor(app.services);
    const [here, elsewhere] = [
      await signInVisitor(app.services, visitor),
      await signInVisitor(app.services, visitor),
    ];
    const wrong = await change(here, 'Errada-demais1');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'INVALID_PASS']);
    expect(wrong.body.fields).toHaveProperty('current');
    expect((await change(here, PASSWORD)).status).toBe(200);
    expect((await user(here)).status).toBe(200);
    expect((await user(elsewhere)).status).toBe(401);
    expect((await login(visitor.email, PASSWORD)).status).toBe(401);
    expect((await login(visitor.email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailsTo(visitor.email)).map(({ template }) => template)).toEqual(['password_changed']);
  });

  it('refuses a known password and one with the own name in it', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    const { body } = await change(headers, PASSWORD, 'Iracema-2026!');
    expect([body.code, body.fields?.['password']?.[0]?.code]).toEqual(['PASS_REQUIRES', 'password_context']);
  });

  it('locks after too many wrong ones, apart from the sign-in', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    for (let attempt = 0; attempt < 5; attempt += 1) await change(headers, 'Errada-demais1');
    expect((await change(headers, PASSWORD)).body.code).toBe('BLOCKED_PASS');
    expect((await login(visitor.email, PASSWORD)).status).toBe(200);
  });
});

describe('staff who have entered', () => {
  it('may look, but decide nothing that is the visitor’s own', async () => {
    const visitor = await createVisitor(app.services);
    const poll = await createPoll(app.services.db);
    await castVote(app.services.db, poll, 0, visitor);
    const headers = await signInVisitor(app.services, visitor, (await createStaff(app.services)).id);
    const [option] = poll.options;
    const passwords = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
    const refused: [string, string, unknown?][] = [
      ['POST', `/polls/${poll.id}/vote`, { optionId: option?.id }],
      ['POST', '/profile/password', { current: PASSWORD, ...passwords }],
      ['POST', '/profile/email', { email: 'outra@exemplo.example', password: PASSWORD }],
      ['DELETE', '/profile/email'],
      ['DELETE', '/profile/sessions'],
      ['PUT', '/privacy/marketing', { granted: true }],
      ['GET', '/privacy/data'],
      ['GET', '/privacy/data/document'],
      ['POST', '/privacy/deletion', { password: PASSWORD }],
    ];
    for (const [method, path, body] of refused) {
      const answer = await call(app, method, path, { headers, ...(body !== undefined && { body }) });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'ENTERED_SESSION']);
    }
    for (const path of ['/votes', '/profile/sessions', '/profile/email', '/privacy/consents'])
      expect((await call(app, 'GET', path, { headers })).status).toBe(200);
  });
});
