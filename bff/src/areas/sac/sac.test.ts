import { randomUUID } from 'node:crypto';
import { SAC_FILE_LIMIT_MB, type SacThread } from '@fio/contracts';
import { isProtocolNumber } from '@fio/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createVisitor, signInVisitor } from '../../../test/factories.ts';
import { dropUnclaimed } from './attachments.ts';
import { PDF, picture } from '../../../test/files.ts';
import { rebuilt } from '../../../test/pdf-files.ts';

const DAY = 24 * HOUR;
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

const someone = () => `${randomUUID()}@exemplo.example`;
const body = (changes: Record<string, unknown> = {}) => ({
  subject: 'prize',
  name: 'Iara Campos',
  email: someone(),
  message: 'Onde está o meu prêmio?\nObrigada.',
  attachment: null,
  ...changes,
});
const send = (given: object, headers: Record<string, string> = {}) =>
  call<{ protocol: string }>(app, 'POST', '/sac', { body: given, headers });
const requestOf = (protocol: string) =>
  app.services.db.sacRequest.findUniqueOrThrow({
    where: { protocol },
    include: { messages: true, attachment: true },
  });
const mailsTo = (recipient: string) =>
  app.services.db.outboxMessage.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });
const tokenIn = (text = '') => /\/#sac=([\w-]{43})\n/.exec(text)?.[1] ?? '';
const attach = async (bytes: Buffer) => {
  const response = await app.fetch('/api/sac/attachments', {
    method: 'POST',
    headers: { 'x-forwarded-for': someIp(), 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as { id: string; code?: string } };
};

describe('POST /sac', () => {
  it('answers a protocol number and sends it by e-mail, with the way back', async () => {
    const given = body();
    const { status, body: answer } = await send(given);
    expect(status).toBe(201);
    expect(isProtocolNumber(answer.protocol)).toBe(true);
    const [mail] = await mailsTo(given.email);
    expect(mail).toMatchObject({ template: 'sac_received' });
    expect(mail?.subject).toContain(answer.protocol);
    expect(tokenIn(mail?.text)).toHaveLength(43);
    const request = await requestOf(answer.protocol);
    expect(request).toMatchObject({ state: 'open', subject: 'prize', registrationId: null });
    expect(request.messages).toMatchObject([{ kind: 'visitor', text: given.message }]);
  });

  it('has one effect however often it is sent', async () => {
    const [given, headers] = [body(), { 'idempotency-key': randomUUID() }];
    const answers = await Promise.all([send(given, headers), send(given, headers), send(given, headers)]);
    expect(new Set(answers.map((one) => one.body.protocol)).size).toBe(1);
    expect(await mailsTo(given.email)).toHaveLength(1);
  });

  it('knows who is signed in', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    const { body: answer } = await send(body({ email: visitor.email }), headers);
    expect((await requestOf(answer.protocol)).registrationId).toBe(visitor.id);
  });

  it('never gives two the same number', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(body())));
    expect(new Set(answers.map((one) => one.body.protocol)).size).toBe(12);
  });

  it('names what is wrong', async () => {
    const { status, body: answer } = await send({
      ...body({ name: '', email: 'x', message: ' ', subject: undefined }),
    });
    expect(status).toBe(422);
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(['email', 'message', 'name', 'subject']);
    const long = await send(body({ message: 'x'.repeat(2001) }));
    expect(long.body.fields?.['message']?.[0]).toMatchObject({
      code: 'limit',
      message: 'Limite de 2000 caracteres.',
    });
  });
});

describe('an attachment', () => {
  it('is re-encoded, claimed once and kept where no address reaches', async () => {
    const { status, body: file } = await attach(await picture('jpeg'));
    expect(status).toBe(201);
    const attachment = { id: file.id, name: 'nota.jpg' };
    const { body: answer } = await send(body({ attachment }));
    const { attachment: kept } = await requestOf(answer.protocol);
    expect(kept).toMatchObject({ name: 'nota.jpg', type: 'image/webp' });
    const bytes = await app.services.storage.privateFiles.read(kept?.key ?? '');
    expect((await sharp(bytes ?? Buffer.of()).metadata()).format).toBe('webp');
    expect((await app.fetch(`/files/${kept?.key}`)).status).toBe(404);
    const again = await send(body({ attachment }));
    expect([again.status, again.body.fields?.['attachment']?.[0]?.code]).toEqual([422, 'invalid']);
  });

  it('may be a PDF, which is rebuilt', async () => {
    const { body: file } = await attach(PDF);
    const { body: answer } = await send(body({ attachment: { id: file.id, name: 'nota.pdf' } }));
    const { attachment: kept } = await requestOf(answer.protocol);
    expect(await app.services.storage.privateFiles.read(kept?.key ?? '')).toEqual(await rebuilt(PDF));
  });

  it.each([
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a picture with scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    ],
    ['a program', () => Buffer.from('MZ\u0000\u0000')],
    ['half a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['nothing', () => Buffer.of()],
  ])('is not %s', async (_what, bytes) => {
    const { status, body: answer } = await attach(bytes());
    expect([status, answer.code]).toEqual([415, 'FILE_UNEXPECTED']);
  });

  it('has a largest size', async () => {
    const { status, body: answer } = await attach(Buffer.alloc(SAC_FILE_LIMIT_MB * 1024 * 1024 + 1));
    expect([status, answer.code]).toEqual([413, 'FILE_LARGE']);
  });

  it('goes after a day when no message came for it', async () => {
    const { body: left } = await attach(await picture('png'));
    const { body: taken } = await attach(await picture('webp'));
    await send(body({ attachment: { id: taken.id, name: 'a.webp' } }));
    const row = await app.services.db.sacAttachment.findUniqueOrThrow({ where: { id: left.id } });
    clock.advance(DAY + 1);
    await dropUnclaimed(app.services, new Date(clock.now().getTime() - DAY));
    expect(await app.services.storage.privateFiles.read(row.key)).toBeNull();
    expect(await app.services.db.sacAttachment.count({ where: { id: { in: [left.id, taken.id] } } })).toBe(1);
  });
});

describe('the link of the e-mail', () => {
  const follow = (token: string) => call<SacThread>(app, 'POST', '/sac/follow', { body: { token } });
  const reply = (token: string, message: string) =>
    call<SacThread>(app, 'POST', '/sac/reply', { body: { token, message } });
  const opened = async () => {
    const given = body();
    const { body: answer } = await send(given);
    const [mail] = await mailsTo(given.email);
    return { token: tokenIn(mail?.text), request: await requestOf(answer.protocol) };
  };

  it('shows the conversation, without the notes of staff or their names', async () => {
    const { token, request } = await opened();
    const staff = {
      requestId: request.id,
      authorId: randomUUID(),
      authorName: 'Otávio',
      createdAt: clock.now(),
    };
    await app.services.db.sacMessage.createMany({
      data: [
        { ...staff, kind: 'note', text: 'Desconfio.' },
        { ...staff, kind: 'answer', text: 'Está a caminho.' },
      ],
    });
    const { body: thread } = await follow(token);
    expect(thread).toMatchObject({ protocol: request.protocol, state: 'open', subject: 'prize' });
    expect(thread.messages.map(({ from }) => from)).toEqual(['visitor', 'staff']);
    expect(JSON.stringify(thread)).not.toMatch(/Desconfio|Otávio|exemplo\.example/);
  });

  it.each(['answered', 'waiting', 'closed'])('opens again what is %s', async (state) => {
    const { token, request } = await opened();
    await app.services.db.sacRequest.update({ where: { id: request.id }, data: { state } });
    const { status, body: thread } = await reply(token, 'Ainda não chegou.');
    expect([status, thread.state]).toEqual([200, 'open']);
    expect(thread.messages.at(-1)).toMatchObject({ from: 'visitor', text: 'Ainda não chegou.' });
  });

  it('is not to be guessed, and ends half a year after the last word', async () => {
    const { token } = await opened();
    const other = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect((await follow(other)).status).toBe(404);
    expect((await reply(other, 'Oi')).status).toBe(404);
    clock.advance(181 * DAY);
    expect((await follow(token)).status).toBe(404);
  });
});
