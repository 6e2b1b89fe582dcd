import { draws } from '@fio/contracts';
import { breadcrumbs } from '../json-ld.ts';
import { page } from '../page.ts';

/** Who won: names of people, which are for readers of the page and not for machines. */
export const winnersPage = page({
  path: '/ganhadores',
  visibility: 'listed',
  words: { title: 'winners', description: 'winnersText' },
  reads: () => [{ endpoint: draws.published }],
  head: ({ config: { publicUrl, campaign }, t }) => ({
    jsonLd: [
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('winners'), '/ganhadores'],
      ]),
    ],
  }),
});
