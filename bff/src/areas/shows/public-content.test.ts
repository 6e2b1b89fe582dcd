import type { HomePage, ShowPage, TheoryPage } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createVisitor } from '../../../test/factories.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

const home = async () => (await call<HomePage>(app, 'GET', '/home')).body;
const page = (slug: string) => call<ShowPage>(app, 'GET', `/shows/${slug}`);
const from = (hours: number) => new Date(clock.now().getTime() + hours * HOUR);

describe('what visitors read', () => {
  it('follows each change of the content at once', async () => {
    const { db } = app.services;
    const show = await createShow(db, { title: 'Primeiro', state: 'draft' });
    expect((await page(show.slug)).status).toBe(404);
    await db.show.update({ where: { id: show.id }, data: { state: 'published' } });
    await expect.poll(async () => (await page(show.slug)).body.title).toBe('Primeiro');
    const poll = await createPoll(db, { showId: show.id });
    await expect.poll(async () => (await page(show.slug)).body.polls?.length).toBe(1);
    await db.poll.update({ where: { id: poll.id }, data: { state: 'archived' } });
    await expect.poll(async () => (await page(show.slug)).body.polls?.length).toBe(0);
  });

  it('follows the clock without anybody writing', async () => {
    const show = await createShow(app.services.db);
    await createPoll(app.services.db, {
      showId: show.id,
      state: 'scheduled',
      opensAt: from(1),
      closesAt: from(2),
    });
    const state = async () => (await page(show.slug)).body.polls?.map((poll) => poll.state);
    await expect.poll(state).toEqual([]);
    clock.advance(HOUR);
    await expect.poll(state).toEqual(['open']);
    clock.advance(HOUR);
    await expect.poll(state).toEqual(['closed']);
  });

  it('opens with the theory marked for it, else with the one most answered', async () => {
    const { services } = app;
    const show = await createShow(services.db);
    const [quiet, busy] = [
      await createPoll(services.db, { showId: show.id }),
      await createPoll(services.db, { showId: show.id }),
    ];
    await castVote(services.db, busy, 1, await createVisitor(services));
    await expect
      .poll(async () => (await home()).featured?.results, { timeout: 45_000 })
      .toMatchObject({ pollId: busy.id, total: 1, counts: [{ votes: 0 }, { votes: 1 }] });
    await services.db.poll.update({ where: { id: quiet.id }, data: { featured: true } });
    await expect.poll(async () => (await home()).featured?.id).toBe(quiet.id);
  });

  it('keeps the truth to itself until the theory is resolved', async () => {
    const { db } = app.services;
    const { id, slug } = await createShow(db);
    const poll = await createPoll(db, { showId: id, state: 'closed' });
    const truth = {
      correctOptionId: poll.options[0]?.id ?? null,
      stamp: 'confirmed',
      note: 'Foi.',
      resolvedAt: clock.now(),
    };
    await db.poll.update({ where: { id: poll.id }, data: truth });
    await expect.poll(async () => (await page(slug)).body.polls?.[0]?.state).toBe('closed');
    expect((await page(slug)).body.polls[0]).toMatchObject({
      correctOptionId: null,
      stamp: null,
      note: null,
    });
    await db.poll.update({ where: { id: poll.id }, data: { state: 'resolved' } });
    await expect.poll(async () => (await page(slug)).body.polls[0]?.note).toBe('Foi.');
    expect((await home()).resolved.map((one) => one.id)).toContain(poll.id);
  });

  it('comes back by itself after the connection that tells of changes died', async () => {
    const { db, pool } = app.services;
    const show = await createShow(db);
    await expect.poll(async () => (await page(show.slug)).status).toBe(200);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'fio-bff-notices' AND datname = current_database()`,
    );
    await db.show.update({ where: { id: show.id }, data: { title: 'Depois' } });
    await expect.poll(async () => (await page(show.slug)).body.title, { timeout: 45_000 }).toBe('Depois');
  });
});

describe('theories across series', () => {
  const theory = (slug: string) => call<TheoryPage>(app, 'GET', `/theories/${slug}`);

  it('finds one by its address, with its series and the others of it', async () => {
    const { db } = app.services;
    const show = await createShow(db, { title: 'Farol' });
    const one = await createPoll(db, { showId: show.id });
    const other = await createPoll(db, { showId: show.id, state: 'closed' });
    await createPoll(db, { showId: show.id, state: 'draft', opensAt: null });
    await expect.poll(async () => (await theory(one.slug)).status).toBe(200);
    const { body } = await theory(one.slug);
    expect(body).toMatchObject({ poll: { id: one.id }, show: { title: 'Farol', openPolls: 1 } });
    expect(body.others.map(({ id }) => id)).toEqual([other.id]);
  });

  it('finds no draft and none of a series that is not published', async () => {
    const { db } = app.services;
    const draft = await createPoll(db, { state: 'draft', opensAt: null });
    const hidden = await createPoll(db, { showId: (await createShow(db, { state: 'draft' })).id });
    expect([(await theory(draft.slug)).status, (await theory(hidden.slug)).status]).toEqual([404, 404]);
  });
});
