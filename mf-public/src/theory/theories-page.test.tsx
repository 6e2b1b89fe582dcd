import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { PollView } from '@fio/contracts/public/polls';
import type { TheoriesPage as Found } from '@fio/contracts/public/theories';
import { samplePoll } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { renderAt } from '../testing/render.tsx';
import { TheoriesPage } from './theories-page.tsx';

/** What the page asked for, the latest last. */
let asked: string[] = [];

function answer(items: PollView[], changes: Partial<Found> = {}): void {
  asked = [];
  const found: Found = {
    items,
    total: items.length,
    page: 1,
    pages: 1,
    counts: { open: items.length, closed: 0, resolved: 0 },
    shows: [{ slug: 'sal-na-lanterna', title: 'Sal na Lanterna' }],
    ...changes,
  };
  server.use(
    http.get('*/api/theories', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(found);
    }),
  );
}

const closed = samplePoll({ id: '0190a000-0000-7000-8000-0000000000ab', slug: 'outra', state: 'closed' });
beforeEach(() => answer([samplePoll(), closed], { counts: { open: 1, closed: 1, resolved: 0 } }));

const open = async (path: string) => {
  const page = renderAt(path, <TheoriesPage />);
  await screen.findByRole('status');
  await waitFor(() => expect(asked).not.toEqual([]));
  return page;
};

it('has the open ones first, under their states, and tells how many there are', async () => {
  await open('/teoria');
  const opened = within(await screen.findByRole('region', { name: 'Em aberto' }));
  expect(opened.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Esperando a resposta' })).toBeDefined();
  expect(screen.getByText('2 teorias').getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: 'Todas 2' }).getAttribute('aria-current')).toBe('true');
});

it('asks for what the address says, and shows it in its fields', async () => {
  await open('/teoria?busca=luz&serie=sal-na-lanterna&estado=abertas&ordem=encerram-antes&pagina=2');
  expect(asked).toEqual(['?q=luz&show=sal-na-lanterna&state=open&sort=closing&page=2']);
  expect(await screen.findByText('2 teorias com “luz”')).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Procurar teorias' })).toHaveProperty('value', 'luz');
  expect(screen.getByRole('combobox', { name: 'Série' })).toHaveProperty('value', 'sal-na-lanterna');
  expect(screen.getByRole('combobox', { name: 'Ordem' })).toHaveProperty('value', 'encerram-antes');
  // An order of one's own has no groups.
  expect(screen.queryByRole('region', { name: 'Em aberto' })).toBeNull();
});

it('puts what is typed and chosen into the address, from its first page on', async () => {
  const { at } = await open('/teoria?pagina=3');
  await screen.findByRole('option', { name: 'Sal na Lanterna' });
  await userEvent.type(screen.getByRole('searchbox'), 'farol{Enter}');
  expect(at()).toBe('/teoria?busca=farol');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordem' }), 'Mais votos');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Série' }), 'Sal na Lanterna');
  await userEvent.click(screen.getByRole('link', { name: /^Já tem resposta/ }));
  expect(at()).toBe('/teoria?busca=farol&serie=sal-na-lanterna&estado=resolvidas&ordem=mais-votadas');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar a procura' }));
  expect(at()).toBe('/teoria?serie=sal-na-lanterna&estado=resolvidas&ordem=mais-votadas');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('shows the words of the address that one goes back to', async () => {
  await open('/teoria');
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'farol{Enter}');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

it('has an address for each page, and begins it at its first theory', async () => {
  answer([samplePoll()], { total: 30, page: 2, pages: 3 });
  const { at } = await open('/teoria?estado=abertas&pagina=2');
  expect(await screen.findByText('Página 2 de 3')).toBeDefined();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Anterior')).toBe('/teoria?estado=abertas');
  answer([samplePoll()], { total: 30, page: 3, pages: 3 });
  await userEvent.click(screen.getByRole('link', { name: 'Próxima' }));
  expect(at()).toBe('/teoria?estado=abertas&pagina=3');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Teorias encontradas' })),
  );
  expect(screen.queryByRole('link', { name: 'Próxima' })).toBeNull();
});

it('says so when there is none, and otherwise when none is like that', async () => {
  answer([]);
  await open('/teoria?ordem=mais-novas');
  expect(await screen.findByRole('heading', { name: 'Nenhuma teoria na parede' })).toBeDefined();
});

it('shows the way to all where nothing was found', async () => {
  answer([]);
  await open('/teoria?busca=nada');
  expect(await screen.findByRole('heading', { name: 'Nenhuma teoria assim na parede' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Nenhuma teoria com “nada”');
  expect(screen.getByRole('link', { name: 'Ver todas as teorias' }).getAttribute('href')).toBe('/teoria');
});

it('keeps its fields where the theories could not be fetched', async () => {
  server.use(http.get('*/api/theories', () => HttpResponse.json({}, { status: 500 })));
  renderAt('/teoria', <TheoriesPage />);
  expect(await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 20_000 })).toBeDefined();
  expect(screen.getByRole('searchbox')).toBeDefined();
});

it('says what the server says to who looks for too many words', async () => {
  const body = { code: 'TOO_MANY_REQUESTS', message: 'Muitas buscas. Espere um pouco.', requestId: 'x' };
  server.use(http.get('*/api/theories', () => HttpResponse.json(body, { status: 429 })));
  renderAt('/teoria?busca=farol', <TheoriesPage />);
  expect(await screen.findByText('Muitas buscas. Espere um pouco.')).toBeDefined();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'farol');
});

it('tells the score a link vouches for', async () => {
  const token = '7-10-0123456789abcdef';
  server.use(
    http.get('*/api/share/score/:token', ({ params }) =>
      params['token'] === token
        ? HttpResponse.json({ hits: 7, total: 10, token, image: '/share/x.jpg' })
        : HttpResponse.json({ code: 'NOT_FOUND', message: '' }, { status: 404 }),
    ),
  );
  await open(`/teoria?acertos=${token}`);
  expect(await screen.findByText('Quem enviou este link acertou 7 de 10 teorias.')).toBeDefined();
});
