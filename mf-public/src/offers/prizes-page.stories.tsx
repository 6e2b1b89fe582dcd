import { prizeOffers, type PrizesPage as Page } from '@fio/contracts/public/prize-offers';
import { answer, type Meta, type StoryObj } from '@fio/platform/testing/stories';
import { noPrizes, samplePrizes } from '../testing/sample-prizes.ts';
import { PrizesPage } from './prizes-page.tsx';

const meta = { title: 'Screens/Prizes', component: PrizesPage } satisfies Meta<typeof PrizesPage>;
export default meta;

const story = (page: Page): StoryObj => ({
  parameters: {
    layout: 'fullscreen',
    page: { path: '/premios', answers: [answer(prizeOffers.all, page)] },
  },
});

export const Offered = story(samplePrizes);
/** Between two editions: what was won is all there is. */
export const Past = story({ ...noPrizes, past: samplePrizes.past });
export const Empty = story(noPrizes);
