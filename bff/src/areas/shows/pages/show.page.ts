import { shows } from '@fio/contracts';
import { isReservedSlug, isSlug } from '@fio/domain';
import { sharedImage, showShare } from '../../share/index.ts';
import { breadcrumbs, series } from '../../../http/pages/json-ld.ts';
import { page } from '../../../http/pages/page.ts';

export const showPage = page({
  path: '/:slug',
  visibility: 'listed',
  accepts: ({ slug = '' }) => isSlug(slug) && !isReservedSlug(slug),
  reads: ({ slug = '' }) => [{ endpoint: shows.show, params: { slug } }],
  head: ({ answers: [show], config: { publicUrl, campaign }, language, t }) => ({
    title: show.title,
    description: t('show', { title: show.title }),
    picture: show.hero ?? show.poster,
    image: sharedImage(showShare(show, { language, brand: campaign.name })),
    type: 'article',
    jsonLd: [
      { ...series(publicUrl, show), description: show.synopsis, ...(show.genre && { genre: show.genre }) },
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [show.title, `/${show.slug}`],
      ]),
    ],
  }),
});
