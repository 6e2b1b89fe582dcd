import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { OwnRanking, RankingBoard, RankingCard } from '@fio/contracts/public/ranking';
import { stores, tokens } from '@fio/platform/session';
import { sampleVisitor } from '../testing/samples.ts';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { RankingPage } from './ranking-page.tsx';

const colors = { from: '#000000', to: '#111111', accent: '#222222', ink: '#ffc46b', shade: '#101010' };
const show = { slug: 'sal-na-lanterna', title: 'Sal na Lanterna', colors };
const board: RankingBoard = {
  show: null,
  shows: [show, { ...show, slug: 'outra', title: 'Outra' }],
  people: 4310,
  theories: 12,
  countedAt: '2026-01-02T12:00:00Z',
  entries: [{ place: 2, name: 'Ana do Farol', hits: 9, answers: 10, points: 655 }],
};
const card: RankingCard = {
  place: 12,
  people: 4310,
  show: null,
  token: '12-4310-0123456789abcdef',
  image: '/share/x.jpg',
};
const own: OwnRanking = { name: null, places: [{ show: null, hits: 8, answers: 9, points: 640, card }] };

function open(path = '/ranking', mine: OwnRanking = own, named: RankingBoard = board) {
  server.use(
    http.get('*/api/ranking', () => HttpResponse.json(named)),
    http.get('*/api/ranking/mine', () => HttpResponse.json(mine)),
    http.get('*/api/ranking/places/:token', ({ params }) =>
      params['token'] === card.token ? HttpResponse.json(card) : new HttpResponse(null, { status: 404 }),
    ),
  );
  return renderAt(path, <RankingPage />);
}
function signIn() {
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
}

it('shows the best with place, hits and points, and leads to each series', async () => {
  open();
  expect(await screen.findByText('Ana do Farol')).toBeDefined();
  expect(screen.getByText('2º')).toBeDefined();
  expect(screen.getByText('9 acertos em 10')).toBeDefined();
  const scopes = within(screen.getByRole('navigation', { name: 'Rankings' }));
  expect(scopes.getByRole('link', { name: 'Todas as séries' }).getAttribute('aria-current')).toBe('page');
  expect(scopes.getByRole('link', { name: 'Sal na Lanterna' }).getAttribute('href')).toBe(
    '/ranking/sal-na-lanterna',
  );
});

it('has a guest come in over the page, which then tells their place', async () => {
  const { at } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Entrar' }));
  await waitFor(() => expect(at()).toBe('/ranking?entrar='));
  signIn();
  expect(await screen.findByText('12º')).toBeDefined();
});

it('shows the own place, and shares it by what vouches for it', async () => {
  signIn();
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Compartilhar meu lugar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compartilhar' }));
  expect(dialog.getByText('Estou em 12º lugar entre 4.310 pessoas que palpitam')).toBeDefined();
  expect(dialog.getByLabelText('Link para compartilhar')).toHaveProperty(
    'value',
    `${window.location.origin}/ranking?lugar=${card.token}`,
  );
});

it('says what is missing to have a place', async () => {
  signIn();
  open('/ranking', { name: null, places: [{ show: null, hits: 1, answers: 1, points: 270, card: null }] });
  expect(await screen.findByText(/^Faltam 2 teorias resolvidas com voto seu/)).toBeDefined();
});

it('asks for a name, says what is wrong with it, and that it waits', async () => {
  signIn();
  let mine = own;
  server.use(
    http.put('*/api/ranking/name', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      mine = { ...own, name: { name, state: 'waiting', reason: null } };
      server.use(http.get('*/api/ranking/mine', () => HttpResponse.json(mine)));
      return HttpResponse.json(mine);
    }),
  );
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Aparecer no ranking' }));
  const field = await screen.findByLabelText(/^Nome no ranking/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'a{Enter}');
  expect(await screen.findByText('O nome deve ter de 2 a 24 caracteres.')).toBeDefined();
  await user.type(field, 'na{Enter}');
  expect(await screen.findByText('Esperando análise')).toBeDefined();
  expect(screen.getByText('ana')).toBeDefined();
});

it('tells the place of who sent the link, and nothing for a forged one', async () => {
  open(`/ranking?lugar=${card.token}`);
  expect(
    await screen.findByText('Quem enviou este link está em 12º lugar entre 4.310 pessoas.'),
  ).toBeDefined();
});

it('begins with the first resolved theory', async () => {
  open('/ranking', own, { ...board, shows: [], people: 0, theories: 0, countedAt: null, entries: [] });
  expect(await screen.findByText('O ranking começa com a primeira teoria resolvida')).toBeDefined();
});
