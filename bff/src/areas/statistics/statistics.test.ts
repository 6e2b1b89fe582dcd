import type { PermissionEntry, ResponseOf, statistics } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import type { Poll, PollOption } from '../../generated/prisma/client.ts';
import { refreshStatistics } from './sums/refresh-statistics.ts';
import { workStatistics } from './work-statistics.ts';

type Overview = ResponseOf<typeof statistics.overview>;
type Groups = ResponseOf<typeof statistics.groups>;
type Answers = ResponseOf<typeof statistics.answers>;

/** Half past midnight in São Paulo: the day has just begun there, and long ago in UTC. */
const now = new Date('2027-01-15T03:30:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let app: TestApp;
let poll: Poll & { options: PollOption[] };
let admin: SignedHeaders;
let reports: SignedHeaders;
/** [UF, city, UTM source, hours ago]: eight of São Paulo, two of Acre, one of Ceará. */
const people: readonly (readonly [string, string, string | null, number])[] = [
  ...Array.from({ length: 6 }, () => ['SP', 'Campinas', 'instagram', 1] as const),
  ['SP', 'São Paulo', null, 24],
  ['SP', 'São Paulo', null, 24 * 40],
  ['AC', 'Rio Branco', 'tiktok', 24 * 2],
  ['AC', 'Rio Branco', '=1+1', 24 * 2],
  ['CE', 'Fortaleza', null, 24 * 3],
];

beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock(now), env: BEHIND_PROXY });
  const { services } = app;
  const show = await createShow(services.db);
  poll = await createPoll(services.db, { showId: show.id, opensAt: ago(24 * 60), closesAt: ago(-24) });
  for (const [index, [state, city, utmSource, hours]] of people.entries()) {
    const visitor = await createVisitor(services, {
      state,
      city,
      utmSource,
      createdAt: ago(hours),
      birthDate: new Date(index % 2 === 0 ? '2000-06-01' : '1960-06-01'),
      emailVerifiedAt: index < 3 ? ago(hours) : null,
    });
    if (index !== 5) await castVote(services.db, poll, index % 2, visitor, ago(hours));
  }
  await refreshStatistics(services, 'all');
  admin = await signInStaff(services, await createStaff(services, { type: 'admin' }));
  reports = await signInStaff(services, await createStaff(services, { type: 'reports' }));
});
afterAll(() => app.close());

const get = async <T>(path: string, headers = admin) =>
  (await call<T>(app, 'GET', `/admin/statistics${path}`, { headers })).body;

describe('the overview', () => {
  it('counts by the days of São Paulo, beside the period before', async () => {
    const { refreshedAt, period, previous, totals, days } = await get<Overview>('');
    expect(refreshedAt).toBe(now.toISOString());
    expect([period, previous]).toEqual([
      { from: '2026-12-17', to: '2027-01-15' },
      { from: '2026-11-17', to: '2026-12-16' },
    ]);
    const of = (measure: string) => totals.find((one) => one.measure === measure);
    expect(of('registrations')).toMatchObject({ total: 10, previous: 1 });
    expect(of('votes')).toMatchObject({ total: 9, previous: 1 });
    expect(of('verified')).toMatchObject({ total: 3, previous: 0 });
    expect(days).toHaveLength(30);
    // An hour ago was yesterday.
    expect(days.slice(-2).map(({ day, figures }) => [day, figures.registrations])).toEqual([
      ['2027-01-14', 7],
      ['2027-01-15', 0],
    ]);
    expect(days.reduce((sum, { before }) => sum + before.registrations, 0)).toBe(1);
  });

  it('takes the days that are asked for, and refuses a period that ends before it begins', async () => {
    const { totals } = await get<Overview>('?from=2027-01-13&to=2027-01-13');
    expect(totals[0]).toEqual({ measure: 'registrations', total: 2, previous: 1 });
    const headers = admin;
    const path = '/admin/statistics?from=2027-01-13&to=2027-01-12';
    const { status } = await call(app, 'GET', path, { headers });
    expect(status).toBe(422);
  });

  it.each([
    ['?to=0001-01-01', 422],
    ['?from=9999-12-31', 422],
    ['?to=1000-01-01', 200],
    ['?from=8999-12-31', 200],
  ])('takes a day whose period before is made of days too: %s', async (query, status) => {
    expect((await call(app, 'GET', `/admin/statistics${query}`, { headers: admin })).status).toBe(status);
  });
});

/** A heading of the period before. */
const inDays = (measure: string) => `${measure} (17 nov 2026 – 16 dez 2026)`;

describe('groups', () => {
  it('stand by size, with the names they go by', async () => {
    const { groups, rest } = await get<Groups>('/groups?by=state');
    expect(
      groups.map(({ key, label, figures }) => [key, label, figures.registrations, figures.votes]),
    ).toEqual([
      ['SP', 'São Paulo', 7, 6],
      ['AC', 'Acre', 2, 2],
      ['CE', 'Ceará', 1, 1],
    ]);
    expect(rest).toBeNull();
    expect(groups.map(({ before }) => [before.registrations, before.votes])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    const cities = await get<Groups>('/groups?by=city');
    expect(cities.groups[0]).toMatchObject({ key: 'SP:Campinas', label: 'Campinas/SP' });
    const ages = await get<Groups>('/groups?by=age');
    expect(ages.groups.map(({ key }) => key)).toEqual(['25-34', '65+']);
    const sources = await get<Groups>('/groups?by=source');
    expect(sources.groups.map(({ key }) => key)).toEqual(['instagram', '', '=1+1', 'tiktok']);
    const polls = await get<Groups>('/groups?by=poll');
    expect(polls.groups).toMatchObject([{ key: poll.id, label: poll.title, figures: { votes: 9 } }]);
  });

  it('of fewer than five people are one for the type reports, with another when it needs one', async () => {
    const { groups, rest } = await get<Groups>('/groups?by=state', reports);
    // Two of Acre and one of Ceará are three: São Paulo goes with them, or they would follow from the total.
    expect(groups).toEqual([]);
    expect(rest).toMatchObject({ groups: 3, figures: { registrations: 10 } });
  });

  it('that nothing happened to any more stand last, and the period before of a small one is told nobody', async () => {
    const days = '&from=2027-01-13&to=2027-01-13';
    const { previous, groups } = await get<Groups>(`/groups?by=state${days}`);
    expect(previous).toEqual({ from: '2027-01-12', to: '2027-01-12' });
    expect(
      groups.map(({ key, figures, before }) => [key, figures.registrations, before.registrations]),
    ).toEqual([
      ['AC', 2, 0],
      ['CE', 0, 1],
    ]);
    const { groups: told, rest } = await get<Groups>(`/groups?by=state${days}`, reports);
    expect(told).toEqual([]);
    expect(rest).toMatchObject({ groups: 1, before: { registrations: null, votes: null } });
  });

  it('are so for whoever may not list the people', async () => {
    const { services } = app;
    const sees = async (...permissions: PermissionEntry[]) => {
      const staff = await createStaff(services, { type: 'user', permissions });
      return (await get<Groups>('/groups?by=state', await signInStaff(services, staff))).groups.length;
    };
    const figures = { permission: 'statistics', action: 'list' } as const;
    expect(await sees(figures)).toBe(0);
    expect(await sees(figures, { permission: 'registrations', action: 'list' })).toBe(3);
  });

  it('leave as a file whole and without formulas, told to the audit', async () => {
    const path = '/api/admin/statistics/export?by=source';
    const answer = await app.fetch(path, { headers: { ...admin, 'accept-language': 'pt' } });
    const lines = (await answer.text()).trim().split('\n');
    expect(lines[0]).toBe(
      [
        ...['Origem (utm_source)', 'Cadastros', 'E-mails confirmados', 'Votos', 'Sugestões'],
        ...['Notas fiscais', 'Números da sorte', 'Prêmios'],
        ...['Cadastros', 'E-mails confirmados', 'Votos', 'Sugestões', 'Notas fiscais'].map(inDays),
        ...['Números da sorte', 'Prêmios'].map(inDays),
      ]
        .map((head) => `"${head}"`)
        .join(';'),
    );
    expect(lines[1]).toBe('"instagram";6;3;5;0;0;0;0;0;0;0;0;0;0;0');
    expect(lines).toContain('"Sem informação";2;0;2;0;0;0;0;1;0;1;0;0;0;0');
    expect(lines).toContain(`"'=1+1";1;0;1;0;0;0;0;0;0;0;0;0;0;0`);
    const action = await app.services.db.action.findFirstOrThrow({ where: { resource: 'statistics' } });
    expect(action).toMatchObject({ action: 'export', after: { by: 'source', from: '2026-12-17' } });
    const denied = await app.fetch(path, { headers: reports });
    expect(denied.status).toBe(403);
  });
});

describe('answers by segment', () => {
  it('are told apart where at least five people gave them', async () => {
    const byAge = await get<Answers>(`/polls/${poll.id}?by=age`);
    expect(byAge.options.map(({ label }) => label)).toEqual(['Sim', 'Não']);
    expect(byAge.segments).toEqual([]);
    expect(byAge.rest).toEqual({ segments: 2, votes: [6, null] });
    const answer = async (place: number) => {
      const extra = await createVisitor(app.services, { birthDate: new Date('1960-06-01') });
      await castVote(app.services.db, poll, place, extra, ago(0.1));
    };
    for (const place of [0, 1, 1]) await answer(place);
    await refreshStatistics(app.services, 'recent');
    const later = await get<Answers>(`/polls/${poll.id}?by=age`);
    // One of the older said yes: neither that nor the six of the younger, from which it would follow, is told.
    expect(later.segments).toEqual([{ key: '65+', label: '', votes: [null, 6] }]);
    expect(later.rest).toEqual({ segments: 1, votes: [null, 0] });
  });
});

describe('the sums', () => {
  it('of an old day follow what changed since at night, not before', async () => {
    const { services } = app;
    const where = { state: 'AC' };
    const [person] = await services.db.registration.findMany({ where, orderBy: { id: 'asc' } });
    await services.db.vote.update({
      where: { pollId_voterId: { pollId: poll.id, voterId: person?.id ?? '' } },
      data: { suspicion: 'device' },
    });
    const votes = async () => (await get<Overview>('?from=2027-01-13&to=2027-01-13')).totals[2]?.total;
    await refreshStatistics(services, 'recent');
    expect(await votes()).toBe(2);
    await refreshStatistics(services, 'all');
    expect(await votes()).toBe(1);
  });

  it('stand back at night for a renewal under way; one that was asked for waits', async () => {
    const { services } = app;
    const { db, pool } = services;
    await db.statisticRefresh.deleteMany();
    const scopes = async () => (await db.statisticRefresh.findMany()).map(({ scope }) => scope).sort();
    const other = await pool.connect();
    await other.query('SELECT pg_advisory_lock(7270060)');
    await workStatistics(services);
    expect(await scopes()).toEqual([]);
    const asked = workStatistics(services, 'all');
    await other.query('SELECT pg_advisory_unlock(7270060)');
    other.release();
    await asked;
    expect(await scopes()).toEqual(['all', 'recent']);
  });
});
