import { transparency } from '@fio/contracts';
import { breadcrumbs } from '../../http/pages/json-ld.ts';
import { page } from '../../http/pages/page.ts';

/** What was promised when, and who else has seen it. */
export const transparencyPage = page({
  path: '/conferir',
  visibility: 'listed',
  words: { title: 'transparency', description: 'transparencyText' },
  reads: () => [{ endpoint: transparency.outside }],
  head: ({ config: { publicUrl, campaign }, t }) => ({
    jsonLd: [
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('transparency'), '/conferir'],
      ]),
    ],
  }),
});
