import { randomUUID } from 'node:crypto';
import type { adminSac, PermissionEntry, ResponseOf, sacDetail, sacRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { PDF } from '../../../test/files.ts';
import { rebuilt } from '../../../test/pdf-files.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Detail = z.output<typeof sacDetail>;
let app: TestApp;
let staff: SignedHeaders;
let staffId: string;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  const person = await createStaff(app.services, { name: 'Bianca Rocha' });
  staffId = person.id;
  staff = await signInStaff(app.services, person);
});
afterAll(() => app.close());

/** A visitor's message, as it comes in. */
async function written(changes: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@exemplo.example`;
  const given = { subject: 'votes', name: 'Iara Campos', email, message: 'Oi', attachment: null, ...changes };
  const { body } = await call<{ protocol: string }>(app, 'POST', '/sac', { body: given });
  const request = await app.services.db.sacRequest.findUniqueOrThrow({ where: { protocol: body.protocol } });
  return { id: request.id, protocol: body.protocol, email, version: request.version };
}
const act = (id: string, action: string, body: object, headers: Record<string, string> = {}) =>
  call<Detail>(app, 'POST', `/admin/sac/${id}/${action}`, { body, headers: { ...staff, ...headers } });
const get = async (id: string) =>
  (await call<Detail>(app, 'GET', `/admin/sac/${id}`, { headers: staff })).body;
const list = async (query: string) =>
  (
    await call<{ items: z.output<typeof sacRow>[]; total: number }>(app, 'GET', `/admin/sac?${query}`, {
      headers: staff,
    })
  ).body;
const audited = (recordId: string) =>
  app.services.db.action.findMany({ where: { recordId }, orderBy: { id: 'asc' } });
const mailsTo = (recipient: string) =>
  app.services.db.outboxMessage.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });

describe('the list', () => {
  it('is found by protocol, person and what was said, and by state', async () => {
    const { protocol, email, id } = await written({ message: 'Minha nota não aparece' });
    for (const q of [protocol, email, 'NOTA aparece']) {
      expect((await list(`q=${encodeURIComponent(q)}`)).items.map((row) => row.id)).toEqual([id]);
    }
    expect((await list(`q=${protocol}&f[state]=closed`)).total).toBe(0);
    expect((await list(`q=${protocol}&f[subject]=votes`)).total).toBe(1);
  });

  it('leaves as CSV', async () => {
    const { protocol } = await written({ message: '=1+1' });
    const text = await exportedText(app, { ...staff, 'x-forwarded-for': someIp() }, ['sac', `q=${protocol}`]);
    expect(text).toContain(protocol);
    expect(text).toContain("'=1+1");
    expect(text).toContain('Teorias e votos');
  });
});

describe('an answer', () => {
  it('goes out by e-mail and is audited', async () => {
    const { id, version, email, protocol } = await written();
    const text = 'Já corrigimos.\nObrigado por avisar!';
    const { status, body } = await act(id, 'answer', { version, text });
    expect([status, body.state]).toEqual([200, 'answered']);
    expect(body.messages.at(-1)).toMatchObject({ kind: 'answer', text, author: 'Bianca Rocha' });
    const [, mail] = await mailsTo(email);
    expect(mail).toMatchObject({ template: 'sac_answered' });
    expect(mail?.text).toContain(text);
    expect(mail?.subject).toContain(protocol);
    expect(await audited(id)).toMatchObject([
      {
        action: 'answer',
        actorId: staffId,
        resource: 'sac',
        summary: protocol,
        before: { state: 'open', answers: 0 },
        after: { state: 'answered', answers: 1 },
      },
    ]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { id, version, email } = await written();
    const headers = { 'idempotency-key': randomUUID() };
    const press = () => act(id, 'answer', { version, text: 'Resposta' }, headers);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is refused to whoever has not seen what came meanwhile', async () => {
    const { id, version } = await written();
    await act(id, 'note', { version, text: 'Deixa comigo.' });
    const { status, body } = await act(id, 'answer', { version, text: 'Tarde' });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('the first answer', () => {
  it('is noted once, and counted with those that wait for it', async () => {
    const { id, version, protocol } = await written();
    const times = async () =>
      (await call<ResponseOf<typeof adminSac.times>>(app, 'GET', '/admin/sac-times', { headers: staff }))
        .body;
    const before = await times();
    expect(before.oldest).not.toBeNull();
    const { body } = await act(id, 'answer', { version, text: 'Já vimos.' });
    const first = body.firstAnsweredAt;
    expect(first).toBe(body.messages.at(-1)?.at);
    const again = await act(id, 'answer', { version: version + 1, text: 'E corrigimos.' });
    expect([again.body.firstAnsweredAt, again.body.messages]).toEqual([first, expect.any(Array)]);
    const after = await times();
    expect(after).toMatchObject({ answered: before.answered + 1, waiting: before.waiting - 1 });
    expect([after.median, after.ninth]).toEqual([expect.any(Number), expect.any(Number)]);
    expect((await list(`q=${protocol}&f[answered]=yes`)).total).toBe(1);
    expect((await list(`q=${protocol}&f[answered]=no`)).total).toBe(0);
  });
});

describe('a note', () => {
  it('stays among staff', async () => {
    const { id, version, email } = await written();
    const { body } = await act(id, 'note', { version, text: 'Cliente antigo.' });
    expect([body.state, body.messages.at(-1)?.kind]).toEqual(['open', 'note']);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the states', () => {
  it('follow the table', async () => {
    const { id, version } = await written();
    const steps = ['wait', 'close', 'reopen'] as const;
    const states: string[] = [];
    for (const [index, step] of steps.entries()) {
      states.push((await act(id, step, { version: version + index })).body.state);
    }
    expect(states).toEqual(['waiting', 'closed', 'open']);
    expect((await audited(id)).map(({ action }) => action)).toEqual([...steps]);
  });

  it('take no answer once closed', async () => {
    const { id, version } = await written();
    await act(id, 'close', { version });
    expect((await get(id)).closedAt).not.toBeNull();
    const { status, body } = await act(id, 'answer', { version: version + 1, text: 'Tarde' });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect((await get(id)).messages).toHaveLength(1);
  });
});

describe('the attachment', () => {
  const withFile = async () => {
    const response = await app.fetch('/api/sac/attachments', {
      method: 'POST',
      headers: { 'x-forwarded-for': someIp() },
      body: new Uint8Array(PDF),
    });
    const { id } = (await response.json()) as { id: string };
    return written({ attachment: { id, name: '"nota"; fiscal.pdf' } });
  };
  const file = (id: string, headers: Record<string, string>) =>
    app.fetch(`/api/admin/sac/${id}/attachment`, { headers });

  it('is handed to whoever may see the message, under a name of ours, and told to the audit', async () => {
    const { id, protocol } = await withFile();
    const response = await file(id, staff);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${protocol}.pdf"`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const kept = await rebuilt(PDF);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(kept);
    expect((await get(id)).file).toEqual({
      name: '"nota"; fiscal.pdf',
      type: 'application/pdf',
      bytes: kept.length,
    });
    expect((await audited(id)).map(({ action }) => action)).toEqual(['download']);
  });

  it('is not for who only sees the list, nor there where none came', async () => {
    const permissions: PermissionEntry[] = [{ permission: 'sac', action: 'list' }];
    const other = await createStaff(app.services, { type: 'user', permissions });
    const { id } = await withFile();
    expect((await file(id, await signInStaff(app.services, other))).status).toBe(403);
    expect((await file((await written()).id, staff)).status).toBe(404);
  });
});
