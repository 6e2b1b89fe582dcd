import {
  adminInvoices,
  adminPolls,
  adminPrizes,
  adminSuggestions,
  adminTickets,
  bulkRuns,
  type ResponseOf,
  winners,
} from '@fio/contracts';
import { POLL_STATES } from '@fio/domain';
import { expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { suggestionDesk } from '../../../test/suggestion-desk.ts';
import { everyEndpoint } from '../../http/openapi/document.ts';
import { hasAbleRows, isAble } from './able-rows.ts';
import { workRun } from './work-run.ts';

const desk = suggestionDesk();

const order = async <Body>(path: string, body: object) =>
  (await call<Body>(desk.app, 'POST', `/admin/bulk-runs${path}`, { headers: desk.headers, body })).body;

it('says of each action over many what it is done to', () => {
  const bulk = everyEndpoint.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.bulk);
  expect(bulk.length).toBeGreaterThan(20);
  expect(bulk.filter((endpoint) => !hasAbleRows(endpoint)).map(({ path }) => path)).toEqual([]);
});

it.each([
  ['approve', ['new', 'in_review', 'spam'], ['new', 'approved', 'spam']],
  ['review', ['new', 'approved'], ['approved', 'in_review']],
] as const)(
  'leaves to a look at each what nobody has read or was decided: %s',
  async (action, before, after) => {
    for (const state of before) await desk.suggestion(state, `E se o farol for ${state}?`);
    const many = {
      ...{ list: 'suggestions', action: adminSuggestions[action].path, search: `f[showId]=${desk.showId}` },
      expected: before.length,
    };
    const told = await order<ResponseOf<typeof bulkRuns.preview>>('/preview', many);
    expect(told).toMatchObject({ able: 1, unable: before.length - 1 });
    const { id } = await order<ResponseOf<typeof bulkRuns.start>>('', many);
    await workRun(desk.app.services, desk.app.product, id);
    const found = await desk.app.services.db.suggestion.findMany({ where: { showId: desk.showId } });
    expect(found.map(({ state }) => state).sort()).toEqual([...after].sort());
  },
);

it('voids nothing among many that has been accepted, has won or is still asked about', () => {
  const statesOf = (endpoint: Parameters<typeof isAble>[0], states: readonly string[]) =>
    states.filter((state) => isAble(endpoint, { state }));
  expect(statesOf(adminInvoices.refuse, ['checking', 'pending', 'valid', 'invalid'])).toEqual(['pending']);
  // A closed theory's votes would go on.
  expect(statesOf(adminPolls.open, POLL_STATES)).toEqual(['draft', 'scheduled']);
  expect(statesOf(adminTickets.invalidate, ['distributed', 'awarded', 'voided'])).toEqual(['distributed']);
  // Whose documents are right somebody says who has seen them.
  expect(winners.validate.bulk).toBeUndefined();
  // Each was reached by somebody, and each delivery has a proof of its own.
  expect([winners.documents.bulk, adminPrizes.deliver.bulk]).toEqual([undefined, undefined]);
});
