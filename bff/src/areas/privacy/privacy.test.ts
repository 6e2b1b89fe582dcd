import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatCpf } from '@fio/domain';
import type { ConsentEntry } from '@fio/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import { createVisitor, signInVisitor } from '../../../test/factories.ts';
import type { PersonData } from './person-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const consents = async (headers: Headers) =>
  (await call<{ items: ConsentEntry[] }>(app, 'GET', '/privacy/consents', { headers })).body.items;
const decide = (headers: Headers, granted: boolean) =>
  call(app, 'PUT', '/privacy/marketing', { headers, body: { granted } });

describe('PUT /privacy/marketing', () => {
  it('is taken back as easily as given, and the ledger tells of both', async () => {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await decide(headers, true)).status).toBe(200);
    expect((await decide(headers, true)).status).toBe(200);
    expect((await decide(headers, false)).status).toBe(200);
    const told = (await consents(headers)).map(({ purpose, granted, channel }) => [
      purpose,
      granted,
      channel,
    ]);
    expect(told).toEqual([
      ['marketing', false, 'web'],
      ['marketing', true, 'web'],
    ]);
  });

  it('says in the first message how it ends', async () => {
    const visitor = await createVisitor(app.services);
    await decide(await signInVisitor(app.services, visitor), true);
    const where = { recipient: visitor.email, template: 'news_welcome' };
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where });
    expect(mail.unsubscribe).toBe(app.services.mail.unsubscribeLinks.addressFor(visitor.id));
    for (const part of [mail.html, mail.text]) expect(part).toContain(mail.unsubscribe);
  });
});

let protocols = 0;
const someProtocol = () => `2026-${String((protocols += 1)).padStart(6, '0')}-0`;

describe('one’s data', () => {
  async function somebodyWithPast() {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    const poll = await createPoll(app.services.db, { title: 'Quem acende o farol?' });
    await castVote(app.services.db, poll, 1, visitor);
    const mine = { authorId: visitor.id, text: 'O farol sonha.', language: 'pt', ip: '10.1.2.3' };
    await app.services.db.suggestion.create({ data: { ...mine, showId: poll.showId } });
    await app.services.db.sacRequest.create({
      data: {
        protocol: someProtocol(),
        subject: 'other',
        name: 'Iracema',
        email: visitor.email,
        language: 'pt',
        ip: '10.1.2.3',
        registrationId: visitor.id,
        messages: {
          create: [
            { kind: 'visitor', text: 'Não acho a minha teoria.' },
            { kind: 'note', text: 'Cliente antigo', authorId: visitor.id },
          ],
        },
      },
    });
    await decide(headers, true);
    return { visitor, headers };
  }

  it('comes as JSON with all that is kept and no secret', async () => {
    const { visitor, headers } = await somebodyWithPast();
    const response = await app.fetch('/api/privacy/data', { headers });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="meus-dados.json"');
    const text = await response.text();
    const data = JSON.parse(text) as PersonData;
    expect(data.registration).toMatchObject({ cpf: visitor.cpf, email: visitor.email, marketing: true });
    expect(data.votes).toMatchObject([{ theory: 'Quem acende o farol?', answer: 'Não', truth: null }]);
    expect(data.suggestions).toMatchObject([{ text: 'O farol sonha.', state: 'new' }]);
    expect(data.customerService).toMatchObject([
      { messages: [{ kind: 'visitor', text: 'Não acho a minha teoria.' }] },
    ]);
    expect(data.consents).toMatchObject([{ purpose: 'marketing', granted: true }]);
    expect(data.sessions).toMatchObject([{ userAgent: 'test' }]);
    expect(data.emails).toMatchObject([{ state: 'queued' }]);
    for (const secret of [
      visitor.passwordHash,
      Buffer.from(visitor.cpfHash).toString('hex'),
      '/unsubscribe/',
    ])
      expect(text).not.toContain(secret);
  });

  it('says of a vote why it was counted apart, and what became of it', async () => {
    const { visitor, headers } = await somebodyWithPast();
    const poll = await createPoll(app.services.db);
    const optionId = poll.options[0]?.id ?? '';
    await app.services.db.vote.create({
      data: { pollId: poll.id, optionId, voterId: visitor.id, suspicion: 'device' },
    });
    const votesData = async () =>
      (
        await call<{ votes: { countedApart: unknown }[] }>(app, 'GET', '/privacy/data', { headers })
      ).body.votes.map(({ countedApart }) => countedApart);
    expect(await votesData()).toMatchObject([null, { reason: 'device', decision: null, decidedAt: null }]);
    const where = { pollId: poll.id };
    await app.services.db.suspiciousVote.updateMany({
      where,
      data: { decision: 'annulled', decidedAt: new Date() },
    });
    expect(await votesData()).toMatchObject([null, { decision: 'annulled' }]);
  });

  it('comes as a PDF one can read', async () => {
    const { visitor, headers } = await somebodyWithPast();
    const response = await app.fetch('/api/privacy/data/document', { headers });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(file, { mergePages: true });
    for (const part of ['Seus dados em Fio da Meada', formatCpf(visitor.cpf), 'Quem acende o farol?'])
      expect(text).toContain(part);
  });

  it('is limited, for making it costs', async () => {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    const ask = () => call(app, 'GET', '/privacy/data', { headers });
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).body.code).toBe('TOO_MANY_REQUESTS');
  });
});
