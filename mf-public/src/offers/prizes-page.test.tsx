import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PrizesPage as Page } from '@fio/contracts/public/prize-offers';
import { renderAt } from '../testing/render.tsx';
import { noPrizes, samplePrizes } from '../testing/sample-prizes.ts';
import { server } from '../testing/setup.ts';
import { PrizesPage } from './prizes-page.tsx';

async function open(page: Page) {
  server.use(http.get('*/api/prizes', () => HttpResponse.json(page)));
  renderAt('/premios', <PrizesPage />);
  await screen.findByRole('heading', { level: 1, name: 'Prêmios' });
}
const prize = (name: string) => within(screen.getByRole('article', { name }));
const leads = (name: string, link: string) =>
  prize(name).getByRole('link', { name: link }).getAttribute('href');

describe('the page of prizes', () => {
  it('says of each what it is worth, how many are left, and where its rules and its proof are', async () => {
    await open(samplePrizes);
    const trip = 'Viagem à cidade das gravações';
    expect(prize(trip).getByText(/^R\$\s18\.400,00$/)).toBeTruthy();
    expect(prize(trip).getByText('1 prêmio')).toBeTruthy();
    expect(leads(trip, 'Ler o regulamento')).toBe('/regulamentos/regulamento/2');
    expect(leads(trip, 'O que garante este sorteio')).toBe('/ganhadores/segunda-edicao');
    const bucket = 'Balde de pipoca colecionável';
    expect(prize(bucket).getByText('Restam 4 de 6')).toBeTruthy();
    expect(leads(bucket, 'O que garante estes prêmios')).toBe('/ganhadores#instantaneos');
    expect(screen.getByRole('timer', { name: /6\sfev\s2099/ })).toBeTruthy();
  });

  it('names winners with part of their CPF, and counts those the desk has not looked at', async () => {
    await open(samplePrizes);
    const bucket = prize('Balde de pipoca colecionável');
    expect(bucket.getByText('Marisa Coelho')).toBeTruthy();
    expect(bucket.getByText(/CPF \*\*\*\.418\.273-\*\* · Crato, CE/)).toBeTruthy();
    expect(bucket.getByText('e mais 1')).toBeTruthy();
    expect(prize('Viagem à cidade das gravações').queryByText('Quem ganhou')).toBeNull();
    expect(prize('Assinatura de streaming').getByText('Todos já têm dono')).toBeTruthy();
  });

  it('says so where there is nothing to win', async () => {
    await open(noPrizes);
    expect(screen.getByText('Nenhum prêmio por enquanto')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
