import type { RankingCard } from '@fio/contracts';
import { guessPoints } from '@fio/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { PASSWORD } from '../../../test/factories.ts';
import { countTheories } from './count-theories.ts';
import { rankingDesk, type Guesser } from '../../../test/ranking-desk.ts';
import { renewPlaces } from './renew-places.ts';

const desk = rankingDesk();
const { resolve, count, theories, signedIn, mine, placeIn, board, setName, people, moderate } = desk;

it('reckons points as the domain does', async () => {
  const { rows } = await desk.app().services.pool.query<{ hits: number; answers: number; points: number }>(
    `SELECT h AS hits, a AS answers, guess_points(h, a) AS points
     FROM generate_series(1, 80) a CROSS JOIN LATERAL generate_series(0, a) h`,
  );
  for (const { hits, answers, points } of rows)
    expect([hits, answers, points]).toEqual([hits, answers, guessPoints(hits, answers)]);
});

describe('places', () => {
  it('are by points, shared by equals, and none before enough theories are resolved', async () => {
    const [best, second, equal, new_] = await people(4);
    const voters = [best, second, equal, new_] as Guesser[];
    const polls = await theories(voters, [
      [0, 0, 0, null],
      [0, 0, 1, null],
      [0, 1, 0, 0],
    ]);
    for (const poll of polls) await resolve(poll, 0);
    await count();
    const places = await Promise.all(voters.map(async (one) => placeIn(await mine(one))));
    expect(places.map((one) => [one?.hits, one?.answers, one?.card?.place, one?.card?.people])).toEqual([
      [3, 3, 1, 3],
      [2, 3, 2, 3],
      [2, 3, 2, 3],
      [1, 1, undefined, undefined],
    ]);
    expect(await board()).toMatchObject({ people: 3, theories: 3, entries: [] });
  });

  it('follow a correction, a withdrawal, and votes that staff decide on', async () => {
    const [one, other] = (await people(2)) as [Guesser, Guesser];
    const polls = await theories(
      [one, other],
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    );
    for (const poll of polls) await resolve(poll, 0);
    await count();
    expect(placeIn(await mine(one))).toMatchObject({ hits: 3, card: { place: 1 } });
    for (const poll of polls) await resolve(poll, 1);
    await count();
    expect([placeIn(await mine(one))?.hits, placeIn(await mine(other))?.hits]).toEqual([0, 3]);
    const { db } = desk.app().services;
    await db.poll.update({
      where: { id: polls[0]?.id ?? '' },
      data: { state: 'closed', correctOptionId: null, stamp: null, note: null, resolvedAt: null },
    });
    await count();
    expect(placeIn(await mine(other))).toMatchObject({ hits: 2, answers: 2, card: null });

    const at = { pollId_voterId: { pollId: polls[1]?.id ?? '', voterId: other.id } };
    await db.vote.update({ where: at, data: { suspicion: 'device' } });
    const seen = { reason: 'device', noticedAt: new Date(), decision: 'annulled', decidedAt: new Date() };
    await db.suspiciousVote.create({ data: { ...at.pollId_voterId, ...seen } });
    await count();
    expect(placeIn(await mine(other))).toMatchObject({ hits: 1, answers: 1 });
  });

  it('are counted to the end, and then anew, where staff go on deciding on votes', async () => {
    const [voter] = (await people(1)) as [Guesser];
    const polls = await theories([voter], [[0]]);
    for (const poll of polls) await resolve(poll, 0);
    await count();
    const where = { pollId: polls[0]?.id ?? '' };
    const { db } = desk.app().services;
    const startedAt = new Date('2026-01-01');
    await db.rankingTheory.update({ where, data: { startedAt, cursor: voter.id } });
    const seen = {
      reason: 'device',
      noticedAt: startedAt,
      decision: 'annulled',
      decidedAt: new Date('2026-01-02'),
    };
    await db.suspiciousVote.create({ data: { ...where, voterId: voter.id, ...seen } });
    await count();
    expect(await db.rankingTheory.findUnique({ where })).toMatchObject({ startedAt, cursor: null });
    await count();
    expect(await db.rankingTheory.findUnique({ where })).not.toMatchObject({ startedAt });
  });

  it('are counted in pages to the same end, however often and by however many at once', async () => {
    const voters = await people(5);
    const polls = await theories(
      voters,
      Array.from({ length: 3 }, () => [0, 0, 1, 1, 0] as const),
    );
    for (const poll of polls) await resolve(poll, 0);
    await Promise.all([1, 2, 3].map(() => countTheories(desk.app().services)));
    await count();
    await desk.app().services.db.rankingTheory.updateMany({
      where: { showId: desk.showId() },
      data: { cursor: voters.map(({ id }) => id).toSorted()[2] ?? '' },
    });
    await count();
    await count();
    const rows = await desk.app().services.db.rankingScore.findMany({ where: { showId: desk.showId() } });
    expect(rows.map(({ hits, answers }) => [hits, answers]).toSorted()).toEqual([
      [0, 3],
      [0, 3],
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    expect(
      await desk.app().services.db.rankingTheory.count({ where: { showId: desk.showId(), cursor: null } }),
    ).toBe(3);
  });

  it('are not theirs who are suspended, or have left', async () => {
    const [staying, suspended, left] = (await people(3)) as [Guesser, Guesser, Guesser];
    const polls = await theories(
      [staying, suspended, left],
      Array.from({ length: 3 }, () => [1, 0, 0] as const),
    );
    for (const poll of polls) await resolve(poll, 0);
    await setName(suspended, 'Suspensa');
    await moderate(suspended, 'show');
    await count();
    expect(placeIn(await mine(staying))?.card).toMatchObject({ place: 3, people: 3 });
    await desk.app().services.db.registration.update({
      where: { id: suspended.id },
      data: { disabledAt: new Date() },
    });
    await call(desk.app(), 'POST', '/privacy/deletion', {
      headers: await signedIn(left),
      body: { password: PASSWORD },
    });
    await renewPlaces(desk.app().services);
    await expect.poll(async () => placeIn(await mine(staying))?.card?.people).toBe(1);
    expect((await board()).entries).toEqual([]);
    expect(await desk.app().services.db.rankingScore.count({ where: { voterId: left.id } })).toBe(0);
  });
});

describe('a shared place', () => {
  it('is vouched for, drawn, and names nobody', async () => {
    const [one, other] = (await people(2)) as [Guesser, Guesser];
    const polls = await theories(
      [one, other],
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    );
    for (const poll of polls) await resolve(poll, 0);
    await count();
    const card = placeIn(await mine(one))?.card as RankingCard;
    expect(placeIn(await mine(other))?.card).toEqual(card);
    expect((await call<RankingCard>(desk.app(), 'GET', `/ranking/places/${card.token}`)).body).toEqual(card);
    const story = `/share/pt/stories/ranking/${card.token}/0.jpg`;
    for (const [path, size] of [
      [card.image, [1200, 630]],
      [story, [1080, 1920]],
    ] as const) {
      const response = await desk.app().fetch(path);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([response.status, width, height]).toEqual([200, ...size]);
    }
    for (const forged of [
      card.token.replace(/^\d+/, '9'),
      card.token.replace(desk.slug(), 'outra'),
      '1-2',
      '',
    ]) {
      expect((await call(desk.app(), 'GET', `/ranking/places/${forged}`)).status).toBe(404);
      expect((await desk.app().fetch(`/share/pt/ranking/${forged}/0.jpg`)).status).toBe(404);
    }
  });

  it('of a series nobody may see is none', async () => {
    expect((await call(desk.app(), 'GET', '/ranking/series/nao-existe')).status).toBe(404);
  });
});
