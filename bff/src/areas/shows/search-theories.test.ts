import { LIMITS, type TheoriesPage } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, DAY, HOUR } from '../../../test/clock.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createVisitor } from '../../../test/factories.ts';

const clock = createTestClock();
const from = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
const SERIES = { farol: 'Sal na Lanterna', barco: 'A Última Balsa' };

let app: TestApp;
/** Theories by what the tests call them. */
const ids: Record<string, string> = {};
const nameOf = (id: string) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? id;

beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  const { db } = app.services;
  const farol = await createShow(db, { slug: 'farol', title: SERIES.farol, position: 1 });
  const barco = await createShow(db, { slug: 'barco', title: SERIES.barco, position: 2 });
  const hidden = await createShow(db, { slug: 'nada', title: 'Escondida', state: 'draft' });
  const polls = {
    coracao: {
      showId: farol.id,
      title: 'O coração é do faroleiro?',
      closesAt: from(2 * DAY),
      opensAt: from(-HOUR),
    },
    mare: {
      showId: farol.id,
      title: 'A maré sobe 50% no fim?',
      closesAt: from(DAY),
      opensAt: from(-2 * HOUR),
    },
    quem: {
      showId: barco.id,
      title: 'Quem ficou no cais?',
      type: 'multiple',
      opensAt: from(-3 * HOUR),
      options: { create: ['Inês', 'O capitão', 'Ninguém'].map((label, position) => ({ label, position })) },
    },
    passada: { showId: barco.id, title: 'O motor parou?', opensAt: from(-3 * DAY), closesAt: from(-HOUR) },
    secreta: { showId: hidden.id, title: 'O coração secreto?' },
    rascunho: { showId: farol.id, title: 'O coração em rascunho?', state: 'draft', opensAt: null },
  };
  for (const [name, poll] of Object.entries(polls)) ids[name] = (await createPoll(db, poll)).id;
  const voted = await db.poll.findUniqueOrThrow({
    where: { id: ids['mare'] ?? '' },
    include: { options: true },
  });
  await castVote(db, voted, 0, await createVisitor(app.services));
});
afterAll(() => app.close());

const search = async (query: string) => (await call<TheoriesPage>(app, 'GET', `/theories${query}`)).body;
const found = async (query: string) => (await search(query)).items.map(({ id }) => nameOf(id));

describe('what is looked for', () => {
  it.each([
    ['coracao', ['coracao']],
    ['CORAÇÃO farol', ['coracao']],
    // A word of an answer, one of the series, and one of each.
    ['ines', ['quem']],
    ['ultima balsa', ['quem', 'passada']],
    ['capitão última', ['quem']],
    ['coração balsa', []],
    // What SQL would take for anything means itself.
    ['50%', ['mare']],
    ['_', []],
    ['secreto', []],
    ['rascunho', []],
  ])('%s finds %j', async (words, names) => {
    expect(await found(`?q=${encodeURIComponent(words)}`)).toEqual(names);
  });

  it('is looked for in the answers and the series as they are now', async () => {
    const { db } = app.services;
    const option = await db.pollOption.findFirstOrThrow({ where: { label: 'Ninguém' } });
    await db.pollOption.update({ where: { id: option.id }, data: { label: 'A gaivota' } });
    await db.show.update({ where: { slug: 'barco' }, data: { title: 'O Primeiro Ferry' } });
    await expect.poll(() => found('?q=gaivota+ferry')).toEqual(['quem']);
    expect(await found('?q=ninguem')).toEqual([]);
    await db.show.update({ where: { slug: 'barco' }, data: { title: SERIES.barco } });
    await expect.poll(() => found('?q=ferry')).toEqual([]);
  });
});

describe('what is shown of it', () => {
  it('is the open first, the most answered of them before all', async () => {
    expect(await found('')).toEqual(['mare', 'coracao', 'quem', 'passada']);
  });

  it.each([
    ['?state=closed', ['passada']],
    ['?state=resolved', []],
    ['?show=barco', ['quem', 'passada']],
    ['?show=barco&state=open', ['quem']],
    ['?show=nada', []],
    ['?sort=votes&state=open', ['mare', 'coracao', 'quem']],
    ['?sort=closing', ['mare', 'coracao', 'quem', 'passada']],
    ['?sort=newest', ['coracao', 'mare', 'quem', 'passada']],
  ])('%s is %j', async (query, names) => expect(await found(query)).toEqual(names));

  it('tells how many there are of each state, and which series have any', async () => {
    const { total, counts, shows } = await search('?show=barco&state=open');
    expect({ total, counts, shows }).toEqual({
      total: 1,
      counts: { open: 1, closed: 1, resolved: 0 },
      shows: [
        { slug: 'farol', title: SERIES.farol },
        { slug: 'barco', title: SERIES.barco },
      ],
    });
  });

  it.each([
    '?page=0',
    '?perPage=101',
    '?page=x',
    '?sort=id',
    '?state=draft',
    '?show=%2e%2e',
    '?outro=1',
    `?q=${'a'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await call<{ code: string }>(app, 'GET', `/theories${query}`);
    expect([status, body.code]).toEqual([422, 'INVALID_QUERY']);
  });

  it('comes a page at a time, each theory on one of them, and the last page for one beyond', async () => {
    const { db } = app.services;
    const show = await createShow(db, { slug: 'muitas', title: 'Muitas', position: 3 });
    for (let count = 0; count < 27; count += 1)
      await createPoll(db, { showId: show.id, opensAt: from(-HOUR) });
    await expect.poll(async () => (await search('?show=muitas')).total).toBe(27);
    const pages = await Promise.all([1, 2, 3].map((page) => search(`?show=muitas&page=${page}`)));
    expect(pages.map(({ items, page, pages: all }) => [items.length, page, all])).toEqual([
      [12, 1, 3],
      [12, 2, 3],
      [3, 3, 3],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(27);
    expect(await search('?show=muitas&page=99')).toMatchObject({ page: 3, items: { length: 3 } });
    expect(await search('?show=muitas&page=2&perPage=20')).toMatchObject({ pages: 2, items: { length: 7 } });
  });
});

describe('looking for words', () => {
  const ip = '198.51.100.77';

  it('is bound by address, and what needs no search is not', async () => {
    const { limits } = app.services;
    await Promise.all(
      Array.from({ length: LIMITS.theory_search.points }, () => limits.consume('theory_search', ip)),
    );
    const refused = await call(app, 'GET', '/theories?q=demais', { ip });
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(app, 'GET', '/theories?sort=votes', { ip })).status).toBe(200);
    expect((await call(app, 'GET', '/theories?q=demais')).status).toBe(200);
  });
});
