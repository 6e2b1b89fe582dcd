import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../testing/setup.ts';
import { cameByWidget } from './came-by-widget.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('tells the site whose widget somebody came by, and nothing of who came otherwise', async () => {
  const told: unknown[] = [];
  server.use(
    http.post('*/api/embeds/visits', async ({ request }) => {
      told.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  window.history.replaceState(null, '', '/teoria/a-luz-chama?utm_medium=email&utm_source=carta');
  cameByWidget('a-luz-chama');
  window.history.replaceState(null, '', '/teoria/a-luz-chama?utm_medium=widget&utm_source=jornal.example');
  cameByWidget('a-luz-chama');
  await vi.waitFor(() =>
    expect(told).toEqual([{ slug: 'a-luz-chama', host: 'jornal.example', event: 'vote' }]),
  );
});
