import type { RegistrationInput } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createVisitor, signInVisitor } from '../../../test/factories.ts';
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
const stored = (email: string) =>
  app.services.db.registration.findUnique({ where: { email }, include: { consents: true } });

describe('confirmation', () => {
  const linkOf = async (email: string) => {
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({
      where: { recipient: email },
      orderBy: { id: 'desc' },
    });
    return /confirm=([\w-]{43})/.exec(textOf(app.services, mail))?.[1] ?? '';
  };
  const confirm = (token: string) => call(app, 'POST', '/register/confirm', { body: { token } });

  it('takes the link of the e-mail, also when the page is reloaded', async () => {
    const body = registrationBody();
    await register(body);
    const token = await linkOf(body.email);
    expect((await confirm(token)).body).toEqual({ ok: true });
    expect((await stored(body.email))?.emailVerifiedAt).toEqual(clock.now());
    expect((await confirm(token)).body).toEqual({ ok: true });
    const strange = await confirm('x'.repeat(43));
    expect([strange.status, strange.body.code]).toEqual([410, 'INVALID_TOKEN']);
  });

  it('is sent again when asked for, until it is done', async () => {
    const visitor = await createVisitor(app.services, { emailVerifiedAt: null });
    const headers = await signInVisitor(app.services, visitor);
    const resend = () => call(app, 'POST', '/register/resend', { headers });
    expect((await resend()).status).toBe(202);
    await confirm(await linkOf(visitor.email));
    expect((await resend()).status).toBe(202);
    expect(await app.services.db.outboxMessage.count({ where: { recipient: visitor.email } })).toBe(1);
  });
});
