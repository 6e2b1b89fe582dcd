import type { OfferedPrize, PrizesPage } from '@fio/contracts/public/prize-offers';

const id = (number: number) => `0190b000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const draw = {
  slug: 'segunda-edicao',
  title: 'Puxe o Fio, 2ª edição',
  lotteryDate: '2099-02-06',
  isPublished: false,
  regulation: { slug: 'regulamento', number: 2 },
};

export const samplePrize = (number: number, changes: Partial<OfferedPrize> = {}): OfferedPrize => ({
  id: id(number),
  way: 'draw',
  title: 'Viagem à cidade das gravações',
  description: 'Para duas pessoas, com passagens e seis noites de hospedagem.',
  value: 1_840_000,
  picture: null,
  units: 1,
  left: 1,
  draw,
  winners: [],
  won: 0,
  ...changes,
});

const winner = {
  id: id(90),
  name: 'Marisa Coelho',
  cpf: '***.418.273-**',
  city: 'Crato',
  state: 'CE',
  wonAt: '2026-02-15T13:00:00Z',
};

/** A draw to come with two prizes, one that is won at once, and one that was won. */
export const samplePrizes: PrizesPage = {
  next: { slug: draw.slug, title: draw.title, lotteryDate: draw.lotteryDate, at: '2099-02-06T22:00:00Z' },
  offered: [
    samplePrize(1),
    samplePrize(2, {
      title: 'Televisor de 65 polegadas',
      description: '',
      value: 479_900,
      units: 4,
      left: 4,
    }),
    samplePrize(3, {
      way: 'instant',
      draw: null,
      title: 'Balde de pipoca colecionável',
      value: 6_500,
      units: 6,
      left: 4,
      winners: [winner],
      won: 2,
    }),
  ],
  past: [
    samplePrize(4, {
      title: 'Assinatura de streaming',
      draw: {
        ...draw,
        slug: 'primeira-edicao',
        title: '1ª edição',
        lotteryDate: '2026-02-07',
        isPublished: true,
      },
      value: null,
      left: 0,
      winners: [{ ...winner, id: id(91), name: 'Otávio Brandão' }],
      won: 1,
    }),
  ],
};

export const noPrizes: PrizesPage = { next: null, offered: [], past: [] };
