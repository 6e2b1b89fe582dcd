import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { PER_PAGE } from '@fio/contracts/core/list';
import { renderFaq } from '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';

const ACTIONS = 30;
const mayReadAll = [
  { permission: 'actions', action: 'list' },
  { permission: 'actions', action: 'view' },
] as const;

/** The record's actions, the latest first. */
const done = Array.from({ length: ACTIONS }, (_, index) => ({
  ...{ id: String(ACTIONS - index), at: new Date(Date.UTC(2026, 0, ACTIONS - index, 12)).toISOString() },
  ...{ actorId: null, actorName: 'Marina', actorType: null, ip: null },
  ...{ resource: 'faq', recordId: 'one', action: index === ACTIONS - 1 ? 'create' : 'update', summary: '' },
}));

it('compares any two versions, also one that the page of the history no longer has', async () => {
  const compared: string[] = [];
  server.use(
    http.get('/api/admin/faq/one', () =>
      HttpResponse.json({ id: 'one', title: 'Como participo?', state: 'open', version: 1 }),
    ),
    http.get('/api/admin/actions', ({ request }) => {
      const perPage = Number(new URL(request.url).searchParams.get('perPage') ?? PER_PAGE);
      return HttpResponse.json({ items: done.slice(0, perPage), total: ACTIONS, page: 1, perPage });
    }),
    http.get('/api/admin/actions/:id/since/:earlier', ({ params }) => {
      compared.push(`${String(params['earlier'])} to ${String(params['id'])}`);
      const differences = [{ field: 'title', before: 'Quem participa?', after: 'Como participo?' }];
      return HttpResponse.json({ differences });
    }),
  );
  await renderFaq('/admin/faq/one?tab=history', ['view'], mayReadAll);
  fireEvent.click(await screen.findByRole('button', { name: 'Comparar duas versões' }));
  const table = await screen.findByRole('table', { name: 'O que mudou' });
  expect(within(table).getByText('Quem participa?')).toBeTruthy();
  expect(compared).toEqual([`1 to ${ACTIONS}`]);
});
