import type { BulkRun, BulkRunDetail } from '@fio/contracts';
import type { SuggestionState } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { suggestionDesk } from '../../../test/suggestion-desk.ts';
import { workRun } from './work-run.ts';

const desk = suggestionDesk();
const REVIEW = '/admin/suggestions/:id/review';

const runs = <Body = BulkRun>(method: string, path = '', body?: object) =>
  call<Body>(desk.app, method, `/admin/bulk-runs${path}`, { headers: desk.headers, ...(body && { body }) });
const start = (expected: number, changes: object) => {
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

describe('a run over what was ticked', () => {
  const ticked = async () => {
    const found = await desk.app.services.db.suggestion.findMany({ where: { showId: desk.showId } });
    return found.map(({ id, version }) => ({ id, version }));
  };
  const textOf = async (id = '') =>
    (await desk.app.services.db.suggestion.findUniqueOrThrow({ where: { id } })).text;

  it('takes those and no others, each as it was seen', async () => {
    await make(3);
    const [one, two] = await ticked();
    if (!one || !two) throw new Error('Three were made.');
    const { body } = await start(2, { selected: [one, { ...two, version: two.version + 1 }] });
    expect(body).toMatchObject({ state: 'queued', total: 2 });
    await work(body.id);
    const run = await detail(body.id);
    expect(run).toMatchObject({ state: 'done', done: 1, refused: 1 });
    expect(run.refusals).toMatchObject([{ id: two.id, name: await textOf(two.id), code: 'CONFLICT' }]);
    expect(await statesOf()).toEqual(['in_review', 'new', 'new']);
  });

  it('holds each to the rule that leaves out of a search what the action isn’t done to', async () => {
    await make(1);
    await make(1, 'approved');
    const decided = await desk.app.services.db.suggestion.findFirstOrThrow({
      where: { showId: desk.showId, state: 'approved' },
    });
    const gone = { id: '00000000-0000-7000-8000-000000000000', version: 1 };
    const selected = [...(await ticked()), gone, { id: 'not an id', version: 1 }];
    const { body } = await start(4, { selected });
    await work(body.id);
    const run = await detail(body.id);
    expect(run).toMatchObject({ state: 'done', total: 4, done: 1, refused: 3 });
    expect(run.refusals.map(({ id, code }) => [id, code]).sort()).toEqual(
      [
        [decided.id, 'CONFLICT'],
        [gone.id, 'NOT_FOUND'],
        ['not an id', 'NOT_FOUND'],
      ].sort(),
    );
    expect(await statesOf()).toEqual(['approved', 'in_review']);
  });

  it('calls each as its list does when somebody looks, and takes no name of a browser', async () => {
    await make(1, 'merged');
    const { db } = desk.app.services;
    const [one] = await ticked();
    expect(await start(1, { selected: [{ ...one, name: 'Maria' }] })).toMatchObject({ status: 422 });
    const { body } = await start(1, { selected: [{ id: one?.id, version: one?.version }] });
    await work(body.id);
    const named = async () => (await detail(body.id)).refusals.map(({ name }) => name);
    expect(await named()).toEqual([await textOf(one?.id)]);
    await db.suggestion.update({ where: { id: one?.id ?? '' }, data: { text: 'Outra teoria' } });
    expect(await named()).toEqual(['Outra teoria']);
    await db.suggestion.deleteMany({ where: { showId: desk.showId } });
    expect(await named()).toEqual([one?.id]);
    expect(await db.bulkItem.count({ where: { runId: body.id } })).toBe(1);
  });

  it('is told beforehand what it can’t be done to', async () => {
    await make(2);
    await make(1, 'merged');
    const search = `f[showId]=${desk.showId}`;
    const order = { list: 'suggestions', action: REVIEW, search };
    const { body } = await runs<object>('POST', '/preview', { ...order, expected: 3 });
    expect(body).toEqual({ looked: 3, able: 2, unable: 1, names: ['E se o farol apagar merged 0?'] });
    expect((await runs('POST', '/preview', { ...order, expected: 2 })).status).toBe(409);
  });
});
