import type { BulkRun, BulkRunDetail } from '@fio/contracts';
import type { SuggestionState } from '@fio/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { suggestionDesk } from '../../../test/suggestion-desk.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { verifyAudit } from '../../core/audit/verify.ts';
import { AppError } from '../../core/errors.ts';
import { failRun, workRun } from './work-run.ts';

const desk = suggestionDesk();
const REVIEW = '/admin/suggestions/:id/review';

const runs = <Body = BulkRun>(method: string, path = '', body?: object, headers = desk.headers) =>
  call<Body>(desk.app, method, `/admin/bulk-runs${path}`, { headers, ...(body && { body }) });
const start = (expected: number, changes: object = {}) => {
  const search = `f[showId]=${desk.showId}`;
  return runs('POST', '', { list: 'suggestions', action: REVIEW, search, expected, ...changes });
};
const work = (id: string) => workRun(desk.app.services, desk.app.product, id);
const detail = async (id: string) => (await runs<BulkRunDetail>('GET', `/${id}`)).body;
const statesOf = async () => {
  const found = await desk.app.services.db.suggestion.findMany({ where: { showId: desk.showId } });
  return found.map(({ state }) => state).sort();
};
const make = async (count: number, state: SuggestionState = 'new') => {
  for (let n = 0; n < count; n += 1) await desk.suggestion(state, `E se o farol apagar ${state} ${n}?`);
};

describe('a run over all that a filter finds', () => {
  it('does each record in the name of who started it, beyond one page, and says how it went', async () => {
    await make(30);
    const { status, body } = await start(30);
    expect([status, body.state, body.total]).toEqual([202, 'queued', 0]);
    await work(body.id);
    expect(await detail(body.id)).toMatchObject({
      state: 'done',
      total: 30,
      done: 30,
      refused: 0,
      refusals: [],
    });
    expect(new Set(await statesOf())).toEqual(new Set(['in_review']));
    const { db } = desk.app.services;
    const acts = await db.action.findMany({ where: { resource: 'suggestions', action: 'review' } });
    expect(acts).toHaveLength(30);
    expect(new Set(acts.map(({ actorName, ip }) => `${actorName} ${ip !== null}`))).toEqual(
      new Set(['Otávio Prado true']),
    );
    expect((await verifyAudit(db)).ok).toBe(true);
    const begun = await db.action.findFirstOrThrow({ where: { resource: 'bulk-runs', action: 'start' } });
    expect(begun.after).toMatchObject({ list: 'suggestions', action: REVIEW, expected: 30 });
  });

  it('goes on after what is refused, and names it with the reason', async () => {
    await make(2);
    await make(1, 'merged');
    const { body } = await start(3);
    await work(body.id);
    const run = await detail(body.id);
    expect(run).toMatchObject({ state: 'done', done: 2, refused: 1 });
    expect(run.refusals).toMatchObject([{ name: 'E se o farol apagar merged 0?', code: 'CONFLICT' }]);
    expect(run.refusals[0]?.reason).toMatch(/\S/);
  });

  it('takes each record as it was gathered: who was faster wins', async () => {
    await make(2);
    const { body } = await start(2);
    const { db } = desk.app.services;
    const [first] = await db.suggestion.findMany({ where: { showId: desk.showId } });
    // Gathered, and nothing done yet.
    await db.bulkRun.update({ where: { id: body.id }, data: { state: 'running', search: null, total: 1 } });
    await db.bulkItem.create({
      data: {
        runId: body.id,
        place: 0,
        recordId: first?.id ?? '',
        version: (first?.version ?? 1) - 1,
      },
    });
    await work(body.id);
    expect(await detail(body.id)).toMatchObject({ done: 0, refused: 1 });
  });

  it('does nothing when there are others than were counted', async () => {
    await make(3);
    const { body } = await start(2);
    await work(body.id);
    expect(await detail(body.id)).toMatchObject({ state: 'failed', problem: 'changed', done: 0 });
    expect(await statesOf()).toEqual(['new', 'new', 'new']);
  });

  it('is done once by two workers at the same time', async () => {
    await make(8);
    const { body } = await start(8);
    await Promise.all([work(body.id), work(body.id)]);
    expect(await detail(body.id)).toMatchObject({ state: 'done', total: 8, done: 8, refused: 0 });
  });

  it('ends before its next record when it is cancelled', async () => {
    await make(3);
    const { body } = await start(3);
    expect((await runs('POST', `/${body.id}/cancel`)).body.state).toBe('cancelled');
    await work(body.id);
    expect(await statesOf()).toEqual(['new', 'new', 'new']);
    expect((await runs('POST', `/${body.id}/cancel`)).status).toBe(409);
  });

  it('ends when who started it may not do that any more', async () => {
    await make(1);
    const { body } = await start(1);
    const { db } = desk.app.services;
    const { ownerId } = await db.bulkRun.findUniqueOrThrow({ where: { id: body.id } });
    await db.adminUser.update({ where: { id: ownerId }, data: { disabledAt: new Date() } });
    await work(body.id);
    const run = await db.bulkRun.findUniqueOrThrow({ where: { id: body.id } });
    expect(run).toMatchObject({ state: 'failed', problem: 'forbidden' });
  });

  it('goes on after a record that another worker does meanwhile', async () => {
    await make(3);
    const { body } = await start(3);
    const { db } = desk.app.services;
    let isFirst = true;
    const overtaken = desk.app.product.routes.map((route) => ({
      ...route,
      handler: async (...given: Parameters<typeof route.handler>) => {
        if (route.endpoint.path === REVIEW && isFirst) {
          isFirst = false;
          await db.bulkItem.updateMany({ where: { runId: body.id, place: 0 }, data: { state: 'done' } });
        }
        return route.handler(...given);
      },
    }));
    await workRun(desk.app.services, { ...desk.app.product, routes: overtaken }, body.id);
    expect(await detail(body.id)).toMatchObject({ state: 'done', done: 2 });
    expect(await statesOf()).toEqual(['in_review', 'in_review', 'new']);
  });

  it('ends as failed when the database stays out of reach to the last try', async () => {
    await make(1);
    const { body } = await start(1);
    const handler = () => Promise.reject(new AppError('UNAVAILABLE'));
    const broken = desk.app.product.routes.map((route) =>
      route.endpoint.path === REVIEW ? { ...route, handler } : route,
    );
    const attempt = workRun(desk.app.services, { ...desk.app.product, routes: broken }, body.id);
    await expect(attempt).rejects.toThrow();
    expect((await detail(body.id)).state).toBe('running');
    await failRun(desk.app.services, body.id);
    expect(await detail(body.id)).toMatchObject({ state: 'failed', problem: 'internal' });
  });

  it('is worked by the worker itself', async () => {
    await make(4);
    const worker = await startTestWorker(desk.app);
    try {
      const { body } = await start(4);
      // It waits first, for as long as it can be undone.
      expect(Date.parse(body.startsAt)).toBeGreaterThan(Date.parse(body.createdAt));
      await expect.poll(async () => (await detail(body.id)).state, { timeout: 20_000 }).toBe('done');
    } finally {
      await worker.stop();
    }
    expect(await statesOf()).toEqual(['in_review', 'in_review', 'in_review', 'in_review']);
  });
});

describe('a run that can be undone', () => {
  it('is undone or done, never both, when the two come at once', async () => {
    await make(1);
    const { body } = await start(1);
    const [undone] = await Promise.all([runs('POST', `/${body.id}/cancel`), work(body.id)]);
    const { state, done } = await detail(body.id);
    const states = await statesOf();
    expect([undone.status === 200, state, done, states]).toEqual(
      done === 0 ? [true, 'cancelled', 0, ['new']] : [state === 'cancelled', state, 1, ['in_review']],
    );
  });
});

describe('starting one', () => {
  beforeEach(() => make(1));

  it('is refused while another over the same list is under way', async () => {
    expect((await start(1)).status).toBe(202);
    expect((await start(1)).status).toBe(409);
  });

  it.each([
    [{ action: '/admin/suggestions/:id/reject' }, 'action'],
    [{ action: '/admin/polls/:id/open' }, 'action'],
    [{ search: 'f[nothing]=1' }, 'search'],
    [{ expected: 10_001 }, 'expected'],
  ])('takes no %j', async (changes, field) => {
    const { status, body } = await start(1, changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('takes the permission of the action', async () => {
    const permissions = [{ permission: 'suggestions', action: 'list' }] as const;
    const staff = await createStaff(desk.app.services, { type: 'user', permissions });
    const headers = await signInStaff(desk.app.services, staff);
    const body = { list: 'suggestions', action: REVIEW, search: '', expected: 1 };
    expect((await runs('POST', '', body, headers)).status).toBe(403);
  });

  it('is seen by whose it is alone', async () => {
    const { body } = await start(1);
    const staff = await createStaff(desk.app.services);
    const headers = await signInStaff(desk.app.services, staff);
    expect((await runs('GET', `/${body.id}`, undefined, headers)).status).toBe(404);
    expect((await runs<{ items: BulkRun[] }>('GET', '', undefined, headers)).body.items).toEqual([]);
    const mine = await runs<{ items: BulkRun[] }>('GET');
    expect(mine.body.items.map(({ id }) => id)).toEqual([body.id]);
  });
});
