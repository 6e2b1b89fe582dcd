import { prizeOffers, shows } from '@fio/contracts';
import { page } from '../../../http/pages/page.ts';

export const homePage = page({
  path: '/',
  visibility: 'listed',
  shows: ['/:slug', '/teoria/:slug'],
  reads: () => [{ endpoint: shows.home }, { endpoint: prizeOffers.all, optional: true }],
  head: ({ answers: [home], config: { publicUrl, campaign }, language }) => ({
    picture: home.hero,
    jsonLd: [
      {
        '@type': 'WebSite',
        name: campaign.name,
        url: publicUrl.href,
        inLanguage: language === 'pt' ? 'pt-BR' : 'en',
      },
      { '@type': 'Organization', name: campaign.promoter, url: publicUrl.href },
    ],
  }),
});
