import { prizeOffers } from '@fio/contracts';
import { breadcrumbs } from '../../http/pages/json-ld.ts';
import { page } from '../../http/pages/page.ts';

/** What can be won, and who has won. */
export const prizesPublicPage = page({
  path: '/premios',
  visibility: 'listed',
  shows: ['/ganhadores/:slug', '/regulamentos/:slug/:number'],
  words: { title: 'prizes', description: 'prizesText' },
  reads: () => [{ endpoint: prizeOffers.all }],
  head: ({ answers: [prizes], config: { publicUrl, campaign }, t }) => ({
    picture: prizes.offered[0]?.picture ?? null,
    jsonLd: [
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('prizes'), '/premios'],
      ]),
    ],
  }),
});
