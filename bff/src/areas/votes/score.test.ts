import type { MyVote, PollView, VoteScore } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createVisitor, signInVisitor } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Poll = Awaited<ReturnType<typeof createPoll>>;
const resolve = ({ id, options }: Poll, place: number) =>
  app.services.db.poll.update({
    where: { id },
    data: {
      state: 'resolved',
      correctOptionId: options[place]?.id ?? '',
      stamp: 'confirmed',
      note: 'Foi assim.',
      resolvedAt: new Date(),
    },
  });

it('counts the hits among the resolved theories that can still be seen', async () => {
  const { db } = app.services;
  const visitor = await createVisitor(app.services);
  const other = await createVisitor(app.services);
  const show = await createShow(db);
  const polls = [];
  for (const place of [0, 1, 0, 0]) {
    const poll = await createPoll(db, { showId: show.id });
    await castVote(db, poll, place, visitor);
    await castVote(db, poll, 0, other);
    polls.push(poll);
  }
  const [hit, miss, , archived] = polls as [Poll, Poll, Poll, Poll];
  await resolve(hit, 0);
  await resolve(miss, 0);
  await resolve(archived, 0);
  await db.poll.update({ where: { id: archived.id }, data: { state: 'archived' } });

  const headers = await signInVisitor(app.services, visitor);
  const { body } = await call<VoteScore>(app, 'GET', '/votes/score', { headers });
  expect(body).toEqual({ votes: 3, resolved: 2, hits: 1 });
  const mine = await call<{ items: MyVote[] }>(app, 'GET', '/votes', { headers });
  const right = (poll: Poll): PollView['right'] | undefined =>
    mine.body.items.find(({ pollId }) => pollId === poll.id)?.poll.right;
  expect(right(hit)).toEqual({ votes: 2, percent: 100 });
  expect(right(miss)).toEqual({ votes: 1, percent: 50 });
});

it('is all zeros for who has not voted', async () => {
  const headers = await signInVisitor(app.services, await createVisitor(app.services));
  const { body } = await call<VoteScore>(app, 'GET', '/votes/score', { headers });
  expect(body).toEqual({ votes: 0, resolved: 0, hits: 0 });
});
