import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { draws, type Departure, type PublishedDraw } from '@fio/contracts/public/draws';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { WinnersPage } from './winners-page.tsx';

const winner = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Marisa Coelho',
  cpf: '***.418.273-**',
  city: 'Crato',
  state: 'CE',
  series: 7,
  number: 254,
  rank: 0,
  unit: 1,
};
const draw: PublishedDraw = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  slug: 'primeira',
  title: '1ª edição',
  seriesSize: 100_000,
  periodFrom: '2026-01-01',
  periodTo: '2026-02-01',
  calculatedAt: '2026-02-10T13:00:00Z',
  place: '',
  publishedAt: '2026-02-15T13:00:00Z',
  extraction: {
    contest: '5962',
    date: '2026-02-07',
    prizes: ['23337', '82513', '17082', '53195', '49504'],
  },
  prizes: [
    {
      id: '0190a000-0000-7000-8000-0000000000bb',
      title: 'Viagem',
      description: '',
      winners: [],
      departures: [],
    },
  ],
};
const ahead = { slug: 'primeira', title: '1ª edição', listHash: null };
const withWinners = (one: typeof winner, departures: Departure[] = []): PublishedDraw => ({
  ...draw,
  prizes: draw.prizes.map((prize) => ({ ...prize, winners: [one], departures })),
});

async function open(answer: ResponseOf<typeof draws.published>) {
  server.use(
    http.get('*/api/draws', () => HttpResponse.json(answer)),
    http.get('*/api/prizes/commitments', () => HttpResponse.json({ items: [] })),
  );
  renderAt('/ganhadores', <WinnersPage />);
  await screen.findByRole('heading', { level: 1, name: 'Ganhadores' });
}

describe('the winners', () => {
  it('are told with what proves each, and what the numbers came from', async () => {
    await open({ items: [withWinners(winner)], upcoming: [] });
    const prize = screen.getByRole('region', { name: 'Viagem' });
    expect(within(prize).getByRole('listitem').textContent).toBe(
      'Marisa Coelho CPF ***.418.273-** · Crato, CENúmero da sorte007/00254',
    );
    expect(screen.getByText('Loteria Federal, concurso 5962, de 7 fev 2026')).toBeDefined();
    expect(screen.getByText('Apurado em 10 fev 2026 10:00')).toBeDefined();
    expect(screen.queryByText(/Suplente/)).toBeNull();
  });

  it('who came in another’s place are marked, and their row says in whose and why', async () => {
    const left = { unit: 1, series: 0, at: '2026-02-12T13:00:00Z' };
    const departures: Departure[] = [
      { ...left, rank: 0, number: 75_656, outcome: 'declined', reason: null },
      { ...left, rank: 1, number: 42, outcome: 'disqualified', reason: 'false_data' },
    ];
    await open({ items: [withWinners({ ...winner, rank: 2 }, departures)], upcoming: [] });
    const row = within(screen.getByRole('region', { name: 'Viagem' })).getByRole('listitem');
    expect(within(row).getByText('2º suplente')).toBeDefined();
    expect(
      within(row).getByText(
        'Entrou no lugar do número 000/00042, desclassificado em 12 fev 2026. Motivo: Dados falsos no cadastro.',
      ),
    ).toBeDefined();
  });

  it('whose departure isn’t told are explained all the same', async () => {
    await open({ items: [withWinners({ ...winner, rank: 2 })], upcoming: [] });
    expect(screen.getByText(/^Suplente é quem entra/)).toBeDefined();
  });

  it('who are not known yet are being confirmed', async () => {
    await open({ items: [draw], upcoming: [] });
    expect(screen.getByText('Ganhador em confirmação.')).toBeDefined();
  });

  it('are none before the first draw, which may be set', async () => {
    await open({ items: [], upcoming: [{ ...ahead, lotteryDate: '2999-03-05', listHash: 'ab'.repeat(32) }] });
    expect(screen.getByText('Nenhum sorteio aconteceu ainda')).toBeDefined();
    expect(screen.getByText('Próximo sorteio')).toBeDefined();
    expect(screen.getByText('Extração da Loteria Federal de 5 mar 2999.')).toBeDefined();
    expect(screen.getByText('ab'.repeat(32))).toBeDefined();
    const link = screen.getByRole('link', { name: 'O que garante este sorteio' });
    expect(link.getAttribute('href')).toBe('/ganhadores/primeira');
  });

  it('of a draw whose day has passed are being verified', async () => {
    await open({ items: [], upcoming: [{ ...ahead, lotteryDate: '2026-01-05' }] });
    expect(screen.getByText('Em apuração')).toBeDefined();
  });
});
