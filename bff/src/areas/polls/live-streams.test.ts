import type { PollResults } from '@fio/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import { follow } from '../../../test/events.ts';
import { createVisitor, signInVisitor } from '../../../test/factories.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ env: { ...BEHIND_PROXY, LIVE_STREAMS_PER_ADDRESS: '2' } });
});
afterEach(() => app.close());

const polls = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createPoll(app.services.db)));
type Poll = Awaited<ReturnType<typeof createPoll>>;
const pathOf = (...followed: { id: string }[]) => `/polls/live?ids=${followed.map(({ id }) => id).join()}`;
const live = (path: string, headers?: Record<string, string>) => follow<PollResults>(app, path, headers);
const vote = async (poll: Poll) => {
  const headers = await signInVisitor(app.services, await createVisitor(app.services));
  const body = { optionId: poll.options[0]?.id };
  return call(app, 'POST', `/polls/${poll.id}/vote`, { headers, body });
};

it('says at once what stands, of the theories asked for only', async () => {
  const [one, two, other] = (await polls(3)) as [Poll, Poll, Poll];
  await castVote(app.services.db, one, 1, await createVisitor(app.services));
  const stream = await live(pathOf(one, two, one));
  expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  const first = [await stream.next(), await stream.next()].map((event) => event?.data);
  expect(first.find((results) => results?.pollId === one.id)).toMatchObject({ state: 'open', total: 1 });
  expect(first.find((results) => results?.pollId === two.id)).toMatchObject({ total: 0 });
  await vote(other);
  await vote(two);
  expect((await stream.next())?.data).toMatchObject({ pollId: two.id, total: 1 });
  await stream.leave();
});

it("tells of other processes' votes and of the close", async () => {
  const { db } = app.services;
  const [poll] = (await polls(1)) as [Poll];
  const stream = await live(pathOf(poll));
  await stream.next();
  await castVote(db, poll, 0, await createVisitor(app.services));
  expect((await stream.next())?.data).toMatchObject({ total: 1, state: 'open' });
  await db.poll.update({ where: { id: poll.id }, data: { closesAt: new Date() } });
  expect((await stream.next())?.data).toMatchObject({ total: 1, state: 'closed' });
  await stream.leave();
});

it('repeats nothing to who comes back, and everything to who comes from another process', async () => {
  const [poll] = (await polls(1)) as [Poll];
  const stream = await live(pathOf(poll));
  const seen = await stream.next();
  await stream.leave();
  const back = await live(pathOf(poll), { 'last-event-id': seen?.id ?? '' });
  await vote(poll);
  expect((await back.next())?.data.total).toBe(1);
  await back.leave();
  const stranger = await live(pathOf(poll), { 'last-event-id': 'another-7' });
  expect((await stranger.next())?.data.total).toBe(1);
  await stranger.leave();
});

it('gives one address its share and takes back what is left', async () => {
  const [poll] = (await polls(1)) as [Poll];
  const from = (address: string) => live(pathOf(poll), { 'x-forwarded-for': address });
  const streams = [await from('203.0.113.1'), await from('203.0.113.1')];
  expect((await from('203.0.113.1')).response.status).toBe(429);
  const other = await from('203.0.113.2');
  expect(other.response.status).toBe(200);
  await streams[0]?.leave();
  const again = await vi.waitFor(async () => {
    const stream = await from('203.0.113.1');
    expect(stream.response.status).toBe(200);
    return stream;
  });
  await Promise.all([...streams, other, again].map((stream) => stream.leave()));
});

it('ends its streams when the process ends, and takes no more', async () => {
  const [poll] = (await polls(1)) as [Poll];
  const stream = await live(pathOf(poll));
  await stream.next();
  app.services.liveStreams.close();
  expect(await stream.next()).toBeUndefined();
  expect((await live(pathOf(poll))).response.status).toBe(503);
});

it('follows no more theories than a page shows', async () => {
  const [poll] = (await polls(1)) as [Poll];
  const many = Array.from({ length: 33 }, () => poll);
  expect((await live(pathOf(...many))).response.status).toBe(422);
  expect((await live('/polls/live?ids=')).response.status).toBe(422);
});
