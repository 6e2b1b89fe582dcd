import { randomUUID } from 'node:crypto';
import type { adminFaq, faq, FaqOrder, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';

type Detail = ResponseOf<typeof adminFaq.get>;
type List = ResponseOf<typeof adminFaq.list>;
type Page = ResponseOf<typeof faq.all>;

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());
beforeEach(() => app.services.db.faqEntry.deleteMany());

const send = <Body = Detail>(method: string, path: string, body?: unknown) =>
  call<Body>(app, method, `/admin/faq${path}`, { headers, ...(body !== undefined && { body }) });
const input = (changes: object = {}) => ({
  category: 'theories',
  question: 'Posso mudar meu voto?',
  answer: '<p>Pode, enquanto a teoria estiver <strong>aberta</strong>.</p>',
  questionEn: '',
  answerEn: '',
  slug: `pergunta-${randomUUID().slice(0, 8)}`,
  published: true,
  ...changes,
});
const create = async (changes: object = {}) => (await send('POST', '', input(changes))).body;
const page = async () => (await call<Page>(app, 'GET', '/faq')).body.items;

describe('questions', () => {
  it('are created, changed and deleted, each told to the audit', async () => {
    const created = await create({ slug: 'mudar-meu-voto' });
    expect(created).toMatchObject({ position: 1, published: true, translated: false, version: 1 });
    const changed = await send('PUT', `/${created.id}`, input({ question: 'E o voto?', version: 1 }));
    expect(changed.body).toMatchObject({ question: 'E o voto?', version: 2 });
    expect((await send('PUT', `/${created.id}`, input({ version: 1 }))).body.code).toBe('CONFLICT');
    expect((await send('DELETE', `/${created.id}`)).status).toBe(204);
    const rows = await app.services.db.action.findMany({
      where: { recordId: created.id },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ resource, action }) => [resource, action])).toEqual([
      ['faq', 'create'],
      ['faq', 'edit'],
      ['faq', 'delete'],
    ]);
  });

  it('are stored without anything that could run', async () => {
    const { answer } = await create({
      answer:
        '<p onclick="x()">Oi <img src=x onerror=y()><a href="javascript:z()">aqui</a><script>w()</script></p>',
    });
    expect(answer).toBe('<p>Oi <a>aqui</a></p>');
  });

  it('must have an answer with words, and English whole or not at all', async () => {
    const fields = async (changes: object) => (await send('POST', '', input(changes))).body.fields;
    expect(await fields({ answer: '<p><br></p>' })).toHaveProperty('answer');
    expect(await fields({ questionEn: 'Can I change my vote?' })).toHaveProperty('answerEn');
    expect(await fields({ answerEn: '<p>Yes.</p>' })).toHaveProperty('questionEn');
  });

  it('have a place of their own on the page', async () => {
    await create({ slug: 'igual' });
    const second = await send('POST', '', input({ slug: 'igual' }));
    expect(second.body.fields?.['slug']?.[0]?.code).toBe('slug_taken');
  });

  it('are found by words of either language, without tags and accents', async () => {
    await create({
      question: 'Onde vejo meus números?',
      questionEn: 'Where are my numbers?',
      answerEn: '<p>Profile.</p>',
    });
    await create();
    const found = async (q: string) => (await send<List>('GET', `?q=${encodeURIComponent(q)}`)).body.total;
    expect(await Promise.all(['numeros', 'profile', 'aberta', 'strong'].map(found))).toEqual([1, 1, 2, 0]);
  });
});

describe('the order', () => {
  const order = async (category = 'theories') => {
    const { body } = await call<FaqOrder>(app, 'GET', '/admin/faq-order', { headers });
    return body.items.filter((one) => one.category === category).map(({ id }) => id);
  };
  const reorder = (before: string[], after: string[], category = 'theories') =>
    call<FaqOrder>(app, 'PUT', '/admin/faq-order', { headers, body: { category, before, after } });
  const three = async () => {
    const made = [await create(), await create(), await create()];
    return made.map(({ id }) => id);
  };

  it('is the one they were written in, and changes all at once', async () => {
    const [a = '', b = '', c = ''] = await three();
    expect(await order()).toEqual([a, b, c]);
    const { status } = await reorder([a, b, c], [c, a, b]);
    expect(status).toBe(200);
    expect(await order()).toEqual([c, a, b]);
    expect((await page()).map(({ id }) => id)).toEqual([c, a, b]);
    const [row] = await app.services.db.action.findMany({ where: { action: 'reorder' } });
    expect(row).toMatchObject({ resource: 'faq', summary: 'Teorias e votos' });
  });

  it('is saved by one of two who change it at once', async () => {
    const [a = '', b = '', c = ''] = await three();
    const answers = await Promise.all([reorder([a, b, c], [b, a, c]), reorder([a, b, c], [c, b, a])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await order()).toEqual(won?.body.items.map(({ id }) => id));
  });

  it('takes no other questions than those that are there', async () => {
    const [a = '', b = '', c = ''] = await three();
    expect((await reorder([a, b, c], [a, b])).status).toBe(422);
    expect((await reorder([a, b, c], [a, a, b])).status).toBe(422);
    expect((await reorder([a, b], [b, a])).body.code).toBe('CONFLICT');
    expect((await reorder([a, b, c], [c, b, a], 'prizes')).body.code).toBe('CONFLICT');
  });

  it('puts a question that changes its category last', async () => {
    await create({ category: 'prizes' });
    const { id } = await create();
    const { body } = await send('PUT', `/${id}`, input({ category: 'prizes', version: 1 }));
    expect(body.position).toBe(2);
  });
});

describe('the page', () => {
  it('shows published questions by category, in both languages', async () => {
    await create({ category: 'prizes', slug: 'premio' });
    await create({ questionEn: 'May I?', answerEn: '<p>Yes.</p>', slug: 'voto' });
    await create({ published: false });
    const items = await page();
    expect(items.map(({ slug }) => slug)).toEqual(['voto', 'premio']);
    expect(items.map(({ en }) => en)).toEqual([{ question: 'May I?', answer: '<p>Yes.</p>' }, null]);
  });
});

describe('was this helpful', () => {
  const rate = (id: string, helpful: boolean, device = randomUUID(), own: Record<string, string> = {}) =>
    call(app, 'POST', `/faq/${id}/helpful`, { body: { helpful, device }, headers: own });
  const counts = async (id: string) => {
    const { helpfulYes, helpfulNo } = (await send('GET', `/${id}`)).body;
    return [helpfulYes, helpfulNo];
  };

  it('counts each browser once, by its last word', async () => {
    const { id } = await create();
    const device = randomUUID();
    expect((await rate(id, true, device)).status).toBe(204);
    await rate(id, true, device);
    await rate(id, true);
    expect(await counts(id)).toEqual([2, 0]);
    await rate(id, false, device);
    expect(await counts(id)).toEqual([1, 1]);
  });

  it('counts a visitor once, whatever the browser', async () => {
    const { id } = await create();
    const visitor = await signInVisitor(app.services, await createVisitor(app.services));
    await rate(id, true, randomUUID(), visitor);
    await rate(id, false, randomUUID(), visitor);
    expect(await counts(id)).toEqual([0, 1]);
  });

  it('keeps nothing that joins two ratings of one browser', async () => {
    const device = randomUUID();
    for (const { id } of [await create(), await create()]) await rate(id, true, device);
    const raters = await app.services.db.faqRating.findMany();
    expect(new Set(raters.map(({ rater }) => Buffer.from(rater).toString('hex'))).size).toBe(2);
  });

  it('is asked of published questions only, and not too often', async () => {
    const { id } = await create({ published: false });
    expect((await rate(id, true)).status).toBe(404);
    const { id: open } = await create();
    const ip = '10.9.8.7';
    const answers: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      const body = { helpful: true, device: randomUUID() };
      answers.push((await call(app, 'POST', `/faq/${open}/helpful`, { body, ip })).status);
    }
    expect(answers.at(0)).toBe(204);
    expect(answers.at(-1)).toBe(429);
  });
});
