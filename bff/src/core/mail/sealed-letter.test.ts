import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff, signInVisitor } from '../../../test/factories.ts';
import { textOf } from '../../../test/letters.ts';
import { startMailSink, type MailSink } from '../../../test/mail-sink.ts';
import { registrationBody } from '../../../test/registration-body.ts';
import { emptyEnded, endedLetters } from '../../areas/dispatches/ended-letters.ts';
import { sendRecovery } from '../../areas/recovery/send-recovery.ts';
import { KeyRing } from '../secrets/KeyRing.ts';
import { createLetterBox } from '../secrets/SecretBox.ts';
import { deliver } from './deliver.ts';
import { countFailed } from './failed-mail.ts';
import { sealWaiting } from './seal-waiting.ts';
import { openLetter } from './sealed-letter.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

const key = () => randomBytes(32).toString('base64url');
const KEYS = { CPF_KEY: key(), HASH_KEY: key(), SEED_KEY: key(), TRANSPARENCY_KEY: key() };
const clock = createTestClock();
let app: TestApp;
let sink: MailSink;
let transport: MailTransport | null;
beforeAll(async () => {
  app = await createTestApp({ clock, env: KEYS });
  sink = await startMailSink((address) => (address.startsWith('ninguem') ? 'absent' : undefined));
  transport = createMailTransport(sink.url, 'Fio da Meada <nao-responda@fiodameada.example>');
});
afterAll(async () => {
  transport?.close();
  await sink.close();
  await app.close();
});

const letterTo = (recipient: string) =>
  app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient } });
const TOKEN = /\/reset\/([\w-]{43})/;

/** A recovery that waits in the outbox, with the secret of its link. */
async function waiting(email?: string) {
  const person = await createVisitor(app.services, email ? { email } : {});
  await sendRecovery(app.services, { strategy: 'user', email: person.email, language: 'pt' });
  const letter = await letterTo(person.email);
  return { ...letter, token: TOKEN.exec(textOf(app.services, letter))?.[1] ?? '' };
}
const send = (messageId: string, isLast = false) =>
  deliver(app.services, transport, { messageId, isLast, now: clock.now() });
const works = async (token: string) =>
  (await call(app, 'POST', '/reset/check', { body: { token } })).status === 200;

/** Whether a text stands anywhere in the outbox or in a job, bytes as text too. */
async function isFound(token: string): Promise<boolean> {
  const { rows } = await app.services.pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM outbox_messages o WHERE strpos(o::text, $1) > 0
       OR strpos(encode(o.sealed_letter, 'escape'), $1) > 0)
       OR EXISTS (SELECT FROM pgboss.job j WHERE strpos(j::text, $1) > 0) AS found`,
    [token],
  );
  return rows[0]?.found ?? true;
}

it('holds the link of a recovery in clear neither before it is sent nor after', async () => {
  const { id, token, recipient } = await waiting();
  expect(token).toHaveLength(43);
  expect(await isFound(recipient)).toBe(true);
  expect(await isFound(token)).toBe(false);
  await send(id);
  expect(sink.sources.get(recipient)?.replaceAll('=\r\n', '')).toContain(token);
  expect(await works(token)).toBe(true);
  const after = await letterTo(recipient);
  expect([after.state, after.sealedLetter]).toEqual(['sent', null]);
  expect(after.text).toContain('••••••••');
  expect(await isFound(token)).toBe(false);
});

it('holds none of a confirmation, a new address or an invitation', async () => {
  const { services } = app;
  const [body, address, invited] = [registrationBody(), 'nova@exemplo.example', 'equipe@exemplo.example'];
  await call(app, 'POST', '/register', { body });
  const visitor = await createVisitor(services);
  await call(app, 'POST', '/profile/email', {
    headers: await signInVisitor(services, visitor),
    body: { email: address, password: PASSWORD },
  });
  await call(app, 'POST', '/admin/users', {
    headers: await signInStaff(services, await createStaff(services)),
    body: { name: 'Dandara', email: invited, type: 'user' },
  });
  for (const [recipient, template] of [
    [body.email, 'confirm'],
    [address, 'email_change'],
    [invited, 'admin_invite'],
  ] as const) {
    const letter = await letterTo(recipient);
    const token = /[\w-]{43}/.exec(textOf(services, letter))?.[0] ?? '';
    expect([letter.template, token.length, await isFound(token)]).toEqual([template, 43, false]);
  }
});

it('keeps nothing to open of who has no mailbox', async () => {
  const { id, recipient } = await waiting('ninguem@exemplo.example');
  await send(id);
  expect(await letterTo(recipient)).toMatchObject({ state: 'hard_bounced', sealedLetter: null });
});

it('empties what was never sent once its link has ended, and sends it no more', async () => {
  const { services } = app;
  const { id, recipient, token } = await waiting();
  await services.db.outboxMessage.update({ where: { id }, data: { state: 'failed' } });
  const late = await waiting();
  const failed = await countFailed(services.db, clock.now());
  expect(await endedLetters(services, clock.now())).toBe(0);
  clock.advance(HOUR);
  expect(await countFailed(services.db, clock.now())).toBe(failed - 1);
  await send(late.id);
  expect(await letterTo(late.recipient)).toMatchObject({ state: 'failed', sealedLetter: null });
  expect((await letterTo(late.recipient)).error).toContain('expired');
  expect(sink.taken).not.toContain(late.recipient);
  const ended = await endedLetters(services, clock.now());
  expect(ended).toBeGreaterThan(0);
  expect(await emptyEnded(services, clock.now())).toBe(ended);
  expect(await endedLetters(services, clock.now())).toBe(0);
  expect(await letterTo(recipient)).toMatchObject({ state: 'failed', sealedLetter: null });
  expect(await isFound(token)).toBe(false);
});

describe('npm run outbox', () => {
  const shown = async (recipient: string, keys: Record<string, string>) => {
    const program = join(import.meta.dirname, 'outbox-cli.ts');
    const env = {
      ...process.env,
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
      INVOICE_REVIEW: 'all',
      PARTICIPATING_CNPJS: 'any',
      ...keys,
    };
    return (await promisify(execFile)(process.execPath, [program, '--to', recipient], { env })).stdout;
  };

  it('shows a link that works to who has the keys, and dots to anybody else', async () => {
    const { token, recipient } = await waiting();
    expect(await shown(recipient, KEYS)).toContain(token);
    const stranger = key();
    for (const keys of [
      { CPF_KEY: '', HASH_KEY: '' },
      { ...KEYS, CPF_KEY: stranger },
    ])
      expect(await shown(recipient, keys)).toMatch(/\/reset\/•{8}\n/);
  });
});

it('opens with its own key and in its own row alone', async () => {
  const [one, other] = [await waiting(), await waiting()];
  const { vaults } = app.services;
  const stranger = createLetterBox({ cpfKeys: KeyRing.of('CPF_KEY', Buffer.alloc(32, 7)) });
  expect(() => openLetter(stranger, one)).toThrow();
  expect(() => openLetter(vaults.letters, { ...one, sealedLetter: other.sealedLetter })).toThrow();
});

it('seals what a version from before left in clear', async () => {
  const { services } = app;
  const { id, recipient, token } = await waiting();
  const clear = openLetter(services.vaults.letters, await letterTo(recipient));
  await services.db.outboxMessage.update({ where: { id }, data: { ...clear, sealedLetter: null } });
  expect(await isFound(token)).toBe(true);
  expect(await sealWaiting(services)).toBe(1);
  expect(await sealWaiting(services)).toBe(0);
  expect(await isFound(token)).toBe(false);
  expect(textOf(services, await letterTo(recipient))).toContain(token);
});
