import { prizeOffers, type PrizesPage } from '@fio/contracts/public/prize-offers';
import { shows, type HomePage } from '@fio/contracts/public/shows';
import { answer, type Meta, type StoryObj } from '@fio/platform/testing/stories';
import { noPrizes, samplePrizes } from '../testing/sample-prizes.ts';
import { samplePoll } from '../testing/samples.ts';
import { Home } from './home.tsx';

const meta = { title: 'Screens/Home', component: Home } satisfies Meta<typeof Home>;
export default meta;

const id = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const show = (number: number, title: string, openPolls: number, from: string, to: string) => ({
  id: id(number),
  slug: `serie-${number}`,
  title,
  platform: 'Telaviva',
  releaseDate: '2026-04-10',
  rating: '14',
  poster: null,
  colors: { from, to, accent: '#f2c14e', ink: '#f2c14e', shade: from },
  openPolls,
});

const empty: HomePage = { featured: null, hero: null, open: [], closed: [], resolved: [], shows: [] };
const full: HomePage = {
  ...empty,
  featured: samplePoll({ featured: true }),
  open: [
    samplePoll({ id: id(11), slug: 'quem-mente', title: 'Quem mente sobre a noite do naufrágio?' }),
    samplePoll({ id: id(12), slug: 'volta-ao-farol', title: 'Dora volta ao farol antes do fim?' }),
  ],
  closed: [samplePoll({ id: id(13), slug: 'o-mapa', title: 'O mapa é verdadeiro?', state: 'closed' })],
  shows: [
    show(1, 'Sal na Lanterna', 3, '#12324a', '#0b1a2a'),
    show(2, 'A Última Feira', 1, '#5b2333', '#2a0f18'),
    show(3, 'Quarto de Hóspedes', 0, '#2d4739', '#15231c'),
  ],
};

const story = (home: HomePage, prizes: PrizesPage): StoryObj => ({
  parameters: {
    layout: 'fullscreen',
    page: { path: '/', answers: [answer(shows.home, home), answer(prizeOffers.all, prizes)] },
  },
});

export const Full = story(full, samplePrizes);
/** Before the first series is there. */
export const Empty = story(empty, noPrizes);
