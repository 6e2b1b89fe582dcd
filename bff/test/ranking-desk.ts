import type { adminRanking, OwnRanking, RankingBoard, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { countTheories } from '../src/areas/ranking/count-theories.ts';
import type { Show } from '../src/generated/prisma/client.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call } from './call.ts';
import { castVote, createPoll, createShow } from './content.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor } from './factories.ts';

type Poll = Awaited<ReturnType<typeof createPoll>>;
export type Guesser = Awaited<ReturnType<typeof createVisitor>>;
type Name = ResponseOf<typeof adminRanking.get>;

/** Registers the hooks of a test file: an app for the file, a series of its own for each test. */
export function rankingDesk() {
  let app: TestApp;
  let show: Show;
  beforeAll(async () => {
    app = await createTestApp({ env: BEHIND_PROXY });
  });
  beforeEach(async () => {
    show = await createShow(app.services.db);
  });
  afterAll(() => app.close());

  const resolve = async (poll: Poll, place: number) => {
    await app.services.db.poll.update({
      where: { id: poll.id },
      data: {
        state: 'resolved',
        correctOptionId: poll.options[place]?.id ?? '',
        stamp: 'confirmed',
        note: 'Foi assim.',
        resolvedAt: new Date(),
      },
    });
  };
  /** What is resolved is counted, and what is read is of now. */
  async function count() {
    await countTheories(app.services);
    const where = { showId: show.id, optionId: { not: null } };
    const { _max, _count } = await app.services.db.rankingTheory.aggregate({
      where,
      _max: { countedAt: true },
      _count: true,
    });
    const told = [_count, _max.countedAt?.toISOString()];
    await expect
      .poll(async () => board().then(({ theories: many, countedAt }) => [many, countedAt]))
      .toEqual(told);
  }

  /** Theories of the series, each answered by everybody as `answers` has it: a row for each theory, a column for each voter. */
  async function theories(voters: readonly Guesser[], answers: readonly (readonly (0 | 1 | null)[])[]) {
    const polls: Poll[] = [];
    for (const row of answers) {
      const poll = await createPoll(app.services.db, { showId: show.id });
      for (const [index, place] of row.entries()) {
        const voter = voters[index];
        if (place !== null && voter) await castVote(app.services.db, poll, place, voter);
      }
      polls.push(poll);
    }
    return polls;
  }

  const signedIn = (visitor: Guesser) => signInVisitor(app.services, visitor);
  const mine = async (visitor: Guesser) => {
    const { body } = await call<OwnRanking>(app, 'GET', '/ranking/mine', {
      headers: await signedIn(visitor),
    });
    return body;
  };
  const placeIn = (own: OwnRanking, slug = show.slug) => own.places.find((one) => one.show?.slug === slug);
  const board = async (slug = show.slug) =>
    (await call<RankingBoard>(app, 'GET', `/ranking/series/${slug}`)).body;
  const setName = async (visitor: Guesser, name: string) =>
    call<OwnRanking>(app, 'PUT', '/ranking/name', { headers: await signedIn(visitor), body: { name } });
  const people = (many: number) =>
    Promise.all(Array.from({ length: many }, () => createVisitor(app.services)));

  async function moderate(visitor: Guesser, action: 'show' | 'refuse', version?: number) {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    const row = await app.services.db.rankingName.findUniqueOrThrow({
      where: { registrationId: visitor.id },
    });
    const body = {
      version: version ?? row.version,
      ...(action === 'refuse' && { reason: 'Não é um nome.' }),
    };
    return call<Name>(app, 'POST', `/admin/ranking/${row.id}/${action}`, { headers, body });
  }

  return {
    app: () => app,
    slug: () => show.slug,
    showId: () => show.id,
    ...{ resolve, count, theories, signedIn, mine, placeIn, board, setName, people, moderate },
  };
}
