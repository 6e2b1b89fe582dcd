import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { BulkRun, BulkRunDetail } from '@fio/contracts/admin/bulk-runs';
import { endpoint } from '@fio/contracts/core/endpoint';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { ApiProvider, queryClient } from '../../../api/index.ts';
import { defineWords } from '../../../i18n/index.ts';
import { faqContract } from '../../../testing/area.tsx';
import { server } from '../../../testing/setup.ts';
import type { Area } from '../../area.ts';
import type { ListState } from '../../list/list-url.ts';
import { BulkBar } from '../bulk-bar.tsx';

const promote = endpoint({
  method: 'POST',
  path: '/admin/faq/:id/promote',
  access: 'faq:edit',
  bulk: true,
  params: z.object({ id: z.string() }),
  response: z.object({}),
  summary: 'Stands in for whatever is done to many.',
});
const words = { 'action.promote': 'Pôr no ar' };
const area = {
  contract: faqContract,
  words: defineWords('faq-bulk', { pt: words, en: words }),
  actions: [{ id: 'promote', endpoint: promote, when: () => true, bulk: true }],
} as unknown as Area;
const state: ListState = { page: 1, sort: null, q: '', filters: {}, selected: new Set() };

const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
const over = (changes: Partial<BulkRun> = {}): BulkRun => ({
  ...{ id: '0190a000-0000-7000-8000-000000000001', list: 'faq', action: promote.path },
  ...{ state: 'done', problem: null, total: 3, done: 2, refused: 1, decides: null },
  ...{ createdAt: hours(2), startsAt: hours(2), finishedAt: hours(1) },
  ...changes,
});

/** The bar over a list where nothing is ticked, with the person's runs. */
function show(...items: readonly BulkRun[]): void {
  server.use(http.get('/api/admin/bulk-runs', () => HttpResponse.json({ items })));
  render(
    <MantineRoot scheme="dark">
      <ApiProvider>
        <BulkBar area={area} rows={[]} total={0} state={state} change={() => undefined} />
      </ApiProvider>
    </MantineRoot>,
  );
}
const last = 'Último lote: Pôr no ar';

it('has the report of the last run for who was elsewhere when it ended', async () => {
  const refusals = [{ id: 'a', name: 'Como participo?', code: 'CONFLICT', reason: 'Mudou.' }];
  const detail: BulkRunDetail = { ...over(), refusals };
  server.use(http.get(`/api/admin/bulk-runs/${detail.id}`, () => HttpResponse.json(detail)));
  show(over());
  fireEvent.click(await screen.findByRole('button', { name: last }));
  const report = await screen.findByRole('dialog', { name: 'Pôr no ar: resultado' });
  expect(report.textContent).toContain('2 registros concluídos.');
  expect(report.textContent).toContain('Como participo?');
});

it.each([
  ['another list’s', over({ list: 'polls' })],
  ['one of the day before yesterday', over({ finishedAt: hours(48) })],
  ['one undone before it began', over({ state: 'cancelled', done: 0, refused: 0 })],
])('tells nothing of %s', async (_, run) => {
  show(run);
  const known = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map((one) => one.state.status);
  await waitFor(() => expect(known()).toEqual(['success']));
  expect(screen.queryByRole('button', { name: last })).toBeNull();
});
