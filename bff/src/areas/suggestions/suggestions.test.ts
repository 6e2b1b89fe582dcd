import { randomUUID } from 'node:crypto';
import type { MySuggestion, ShowPage } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createPoll, createShow } from '../../../test/content.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';

const DAY = 24 * HOUR;
const clock = createTestClock();
let app: TestApp;
let showId: string;
let headers: SignedHeaders;
let authorId: string;
beforeAll(async () => {
  app = await createTestApp({
    clock,
    env: { ...BEHIND_PROXY, SUGGESTIONS_PER_DAY: '3', SUGGESTIONS_PENDING: '4' },
  });
});
beforeEach(async () => {
  const visitor = await createVisitor(app.services);
  authorId = visitor.id;
  headers = await signInVisitor(app.services, visitor);
  showId = (await createShow(app.services.db)).id;
});
afterAll(() => app.close());

let count = 0;
const idea = () => `Uma ideia sem par: ${randomUUID()} ${(count += 1)}`;
const send = (body: object, more: Record<string, string> = {}) =>
  call<MySuggestion>(app, 'POST', '/suggestions', {
    headers: { ...headers, ...more },
    body: { showId, text: idea(), ...body },
  });
const mine = async () =>
  (await call<{ items: MySuggestion[] }>(app, 'GET', '/suggestions/mine', { headers })).body.items;
const problem = ({ body }: Awaited<ReturnType<typeof send>>, field: string) => body.fields?.[field]?.[0];
const stored = (id: string) => app.services.db.suggestion.findUniqueOrThrow({ where: { id } });

describe('sending', () => {
  it('takes a suggestion as new, in one line, and shows it to its author alone', async () => {
    const { status, body } = await send({ text: '  E se o farol\n\n piscar  de volta? ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      text: 'E se o farol piscar de volta?',
      state: 'new',
      reason: null,
      poll: null,
    });
    expect(await mine()).toEqual([body]);
    headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect(await mine()).toEqual([]);
  });

  it.each([
    ['nothing', { text: '  ' }, 'text', 'required'],
    ['501 characters', { text: 'x'.repeat(501) }, 'text', 'title_limit'],
    ['no series', { showId: '' }, 'showId', 'required'],
    ['a series that is not there', { showId: randomUUID() }, 'showId', 'invalid'],
  ])('refuses %s', async (_what, changes, field, code) => {
    const answer = await send(changes);
    expect(answer.status).toBe(422);
    expect(problem(answer, field)?.code).toBe(code);
  });

  it('refuses a series that visitors cannot see', async () => {
    const { id } = await createShow(app.services.db, { state: 'draft' });
    expect(problem(await send({ showId: id }), 'showId')?.code).toBe('invalid');
  });

  it('keeps 500 characters whole', async () => {
    const text = 'é'.repeat(500);
    expect((await send({ text })).body.text).toBe(text);
  });

  it('has one effect however often the same attempt is made', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const text = idea();
    const answers = await Promise.all([send({ text }, key), send({ text }, key), send({ text }, key)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await mine()).toHaveLength(1);
  });
});

describe('the limits of one visitor', () => {
  it('refuses the same words for the same series, whatever their case and accents', async () => {
    await send({ text: 'O farol é o vilão' });
    const again = await send({ text: 'o FAROL e o vilao' });
    expect([again.status, problem(again, 'text')?.code]).toEqual([422, 'suggestion_repeated']);
    const other = await createShow(app.services.db);
    expect((await send({ text: 'O farol é o vilão', showId: other.id })).status).toBe(201);
  });

  it('counts a day of São Paulo and says the limit', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await send({})).status).toBe(201);
    const refused = await send({});
    expect([refused.status, refused.body.code]).toEqual([422, 'SUGGESTION_LIMIT']);
    expect(problem(refused, 'text')).toEqual({
      code: 'suggestions_day',
      param: 3,
      message: 'Você já enviou 3 sugestões hoje. Volte amanhã com as próximas.',
    });
    clock.advance(DAY);
    headers = await signInVisitor(app.services, { id: authorId });
    expect((await send({})).status).toBe(201);
  });

  it('holds against several at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({})));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await mine()).toHaveLength(3);
  });

  it('counts what waits for an answer, whatever the day', async () => {
    for (let sent = 0; sent < 4; sent += 1) {
      if (sent === 2) clock.advance(DAY);
      headers = await signInVisitor(app.services, { id: authorId });
      expect((await send({})).status).toBe(201);
    }
    const refused = await send({});
    expect(problem(refused, 'text')?.code).toBe('suggestions_pending');
    const [first] = await mine();
    await app.services.db.suggestion.update({ where: { id: first?.id ?? '' }, data: { state: 'in_review' } });
    expect(problem(await send({}), 'text')?.code).toBe('suggestions_pending');
  });
});

describe('what a moderator is told of a text', () => {
  it('scores contact data and insults, and takes them all the same', async () => {
    const { status, body } = await send({ text: 'que merda, me liga (11) 98765-4321' });
    expect(status).toBe(201);
    const { signs, score } = await stored(body.id);
    expect(signs).toEqual(['phone', 'profanity']);
    expect(score).toBe(80);
  });

  it('finds what reads much like a theory of the series or another suggestion of it', async () => {
    await createPoll(app.services.db, { showId, title: 'O faroleiro já estava morto desde o começo?' });
    const near = await send({ text: 'o faroleiro ja estava morto desde o comeco' });
    expect((await stored(near.body.id)).signs).toEqual(['duplicate']);
    const nearer = await send({ text: 'O faroleiro estava morto desde o começo!' });
    expect((await stored(nearer.body.id)).signs).toEqual(['duplicate']);
    const far = await send({ text: 'A maré só sobe quando ninguém olha' });
    expect(await stored(far.body.id)).toMatchObject({ signs: [], score: 0 });
  });
});

describe("the series' page", () => {
  it('shows approved ones with the first name, and none once they are taken back', async () => {
    const { body } = await send({ text: 'O sal guarda a memória do mar' });
    const { slug } = await app.services.db.show.findUniqueOrThrow({ where: { id: showId } });
    const shown = async () => (await call<ShowPage>(app, 'GET', `/shows/${slug}`)).body.suggestions;
    expect(await shown()).toEqual([]);
    const move = (state: string, decidedAt: Date | null) =>
      app.services.db.suggestion.update({ where: { id: body.id }, data: { state, decidedAt } });
    await move('in_review', null);
    expect(await shown()).toEqual([]);
    await move('approved', clock.now());
    await expect
      .poll(shown)
      .toEqual([{ id: body.id, text: 'O sal guarda a memória do mar', author: 'Iracema' }]);
    await move('in_review', null);
    await expect.poll(shown).toEqual([]);
  });
});
