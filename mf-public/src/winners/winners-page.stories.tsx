import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { draws, type PublishedDraw } from '@fio/contracts/public/draws';
import { prizeCommitments } from '@fio/contracts/public/prize-commitments';
import { prizeOffers } from '@fio/contracts/public/prize-offers';
import { answer, type Meta, type StoryObj } from '@fio/platform/testing/stories';
import { WinnersPage } from './winners-page.tsx';

const meta = { title: 'Screens/Winners', component: WinnersPage } satisfies Meta<typeof WinnersPage>;
export default meta;

const id = (number: number) => `0190a000-0000-7000-8000-00000000000${number}`;

const draw: PublishedDraw = {
  id: id(1),
  slug: 'primeira',
  title: '1ª edição',
  seriesSize: 100_000,
  periodFrom: '2026-01-01',
  periodTo: '2026-02-01',
  calculatedAt: '2026-02-10T13:00:00Z',
  place: 'São Paulo, SP',
  publishedAt: '2026-02-15T13:00:00Z',
  extraction: {
    contest: '5962',
    date: '2026-02-07',
    prizes: ['23337', '82513', '17082', '53195', '49504'],
  },
  prizes: [
    {
      id: id(2),
      title: 'Viagem para o lançamento',
      description: 'Dois dias em São Paulo, com acompanhante.',
      departures: [
        {
          unit: 2,
          rank: 0,
          series: 3,
          number: 75_656,
          outcome: 'disqualified',
          reason: 'documents_missing',
          at: '2026-02-12T13:00:00Z',
        },
      ],
      winners: [
        {
          id: id(3),
          name: 'Marisa Coelho',
          cpf: '***.418.273-**',
          city: 'Crato',
          state: 'CE',
          series: 7,
          number: 254,
          rank: 0,
          unit: 1,
        },
        {
          id: id(4),
          name: 'Otávio Brandão',
          cpf: '***.902.114-**',
          city: 'Bagé',
          state: 'RS',
          series: 12,
          number: 88_410,
          rank: 1,
          unit: 2,
        },
      ],
    },
  ],
};
const next = { slug: 'segunda', title: '2ª edição', lotteryDate: '2026-04-11', listHash: null };

const story = (body: ResponseOf<typeof draws.published>): StoryObj => ({
  parameters: {
    page: {
      path: '/ganhadores',
      answers: [
        answer(prizeOffers.all, { next: null, offered: [], past: [] }),
        answer(draws.published, body),
        answer(prizeCommitments.list, { items: [] }),
      ],
    },
  },
});

export const Drawn = story({ items: [draw], upcoming: [next] });
export const BeforeTheFirst = story({ items: [], upcoming: [next] });
