import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Visitor } from '@fio/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { textOf } from '../../../test/letters.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

let count = 0;
const newAddress = () => `novo-${(count += 1)}@exemplo.example`;

async function somebody() {
  const visitor = await createVisitor(app.services);
  return { visitor, headers: await signInVisitor(app.services, visitor) };
}
type Headers = Record<string, string>;
const ask = (headers: Headers, email: string, password = PASSWORD) =>
  call(app, 'POST', '/profile/email', { headers, body: { email, password } });
const waiting = (headers: Headers) =>
  call<{ email: string | null }>(app, 'GET', '/profile/email', { headers });
const confirm = (token: string) => call(app, 'POST', '/profile/email/confirm', { body: { token } });
const user = (headers: Headers) => call<Visitor>(app, 'GET', '/user', { headers });
const templates = async (recipient: string) =>
  (await app.services.db.outboxMessage.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } })).map(
    ({ template }) => template,
  );
async function tokenFor(recipient: string): Promise<string> {
  const where = { recipient, template: 'email_change' };
  const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
  return /email=([\w-]{43})/.exec(textOf(app.services, mail))?.[1] ?? '';
}

it('changes nothing until the new address is confirmed; the old one is told twice', async () => {
  const { visitor, headers } = await somebody();
  const email = newAddress();
  expect((await ask(headers, email.toUpperCase())).status).toBe(202);
  expect((await user(headers)).body.email).toBe(visitor.email);
  expect((await waiting(headers)).body.email).toBe(email);

  const token = await tokenFor(email);
  expect((await confirm(token)).status).toBe(200);
  expect((await user(headers)).body).toMatchObject({ email, emailVerified: true });
  expect((await waiting(headers)).body.email).toBeNull();
  expect(await templates(visitor.email)).toEqual(['email_change_asked', 'email_changed']);
  expect((await confirm(token)).body.code).toBe('INVALID_TOKEN');
});

it('asks for the password and refuses an address somebody has', async () => {
  const { headers } = await somebody();
  const { visitor: other } = await somebody();
  expect((await ask(headers, newAddress(), 'Errada-demais1')).body.code).toBe('INVALID_PASS');
  expect((await ask(headers, other.email)).body.code).toBe('EMAIL_FOUND');
  expect((await waiting(headers)).body.email).toBeNull();
});

it('keeps only the last request, and none once it is taken back', async () => {
  const { visitor, headers } = await somebody();
  const [first, second] = [newAddress(), newAddress()];
  await ask(headers, first);
  await ask(headers, second);
  expect((await confirm(await tokenFor(first))).body.code).toBe('INVALID_TOKEN');
  await call(app, 'DELETE', '/profile/email', { headers });
  expect((await confirm(await tokenFor(second))).body.code).toBe('INVALID_TOKEN');
  expect((await user(headers)).body.email).toBe(visitor.email);
});

it('refuses an address that somebody took meanwhile', async () => {
  const { visitor, headers } = await somebody();
  const email = newAddress();
  await ask(headers, email);
  await createVisitor(app.services, { email });
  expect((await confirm(await tokenFor(email))).body.code).toBe('EMAIL_FOUND');
  expect((await user(headers)).body.email).toBe(visitor.email);
});

it('voids what was sent to the old address, and ends after a day', async () => {
  const { visitor, headers } = await somebody();
  const [late, email] = [newAddress(), newAddress()];
  await ask(headers, late);
  clock.advance(25 * HOUR);
  expect((await confirm(await tokenFor(late))).body.code).toBe('INVALID_TOKEN');

  const again = await signInVisitor(app.services, visitor);
  await ask(again, email);
  const reset = { strategy: 'user', purpose: 'reset', subjectId: visitor.id };
  await app.services.db.linkToken.create({
    data: { ...reset, tokenHash: Buffer.alloc(32, 7), expiresAt: new Date(clock.now().getTime() + HOUR) },
  });
  await confirm(await tokenFor(email));
  const link = await app.services.db.linkToken.findFirstOrThrow({ where: reset });
  expect(link.usedAt).not.toBeNull();
});
