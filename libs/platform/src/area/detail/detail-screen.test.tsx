import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/index.ts';
import { renderFaq } from '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';

beforeEach(() =>
  server.use(
    http.get('/api/admin/faq/one', () =>
      HttpResponse.json({ id: 'one', title: 'Como participo?', state: 'open', version: 1 }),
    ),
  ),
);
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const parts = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('has every part for whom may read all of them', async () => {
  await renderFaq('/admin/faq/one', ['view'], [{ permission: 'polls', action: 'list' }]);
  await screen.findByRole('heading', { name: 'Como participo?' });
  expect(parts()).toEqual(['Votos', 'Texto']);
});

it('offers no part that would be refused, and opens the first of the others, whatever the address asks for', async () => {
  await renderFaq('/admin/faq/one?tab=counts', ['view']);
  await screen.findByRole('heading', { name: 'Como participo?' });
  expect(parts()).toEqual(['Texto']);
  expect(screen.getByRole('tabpanel').textContent).toBe('Como participo?');
});
