import { drawLive, drawProof, draws, prizeCommitments, prizeOffers } from '@fio/contracts';
import { isSlug } from '@fio/domain';
import { breadcrumbs } from '../../http/pages/json-ld.ts';
import { page } from '../../http/pages/page.ts';

/** Who won: names of people, which are for readers of the page and not for machines. */
export const winnersPage = page({
  path: '/ganhadores',
  visibility: 'listed',
  shows: ['/ganhadores/:slug', '/ganhadores/instantaneos/:id'],
  words: { title: 'winners', description: 'winnersText' },
  reads: () => [
    { endpoint: draws.published },
    { endpoint: prizeCommitments.list },
    // Their pictures; without them it says all the same who won.
    { endpoint: prizeOffers.all, optional: true },
  ],
  head: ({ config: { publicUrl, campaign }, t }) => ({
    jsonLd: [
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('winners'), '/ganhadores'],
      ]),
    ],
  }),
});

/** What one draw is bound to and what came of it: for whoever wants to check it. */
export const drawPage = page({
  path: '/ganhadores/:slug',
  visibility: 'listed',
  accepts: ({ slug = '' }) => isSlug(slug),
  reads: ({ slug = '' }) => [{ endpoint: drawProof.page, params: { slug } }],
  head: ({ answers: [draw], config: { publicUrl, campaign }, t }) => ({
    title: draw.title,
    description: t(draw.published ? 'drawHeld' : 'drawAhead', { title: draw.title }),
    type: 'article',
    jsonLd: [
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('winners'), '/ganhadores'],
        [draw.title, `/ganhadores/${draw.slug}`],
      ]),
    ],
  }),
});

/** One draw while it is being held, and afterwards step by step. */
export const drawDayPage = page({
  path: '/ganhadores/:slug/ao-vivo',
  visibility: 'listed',
  accepts: ({ slug = '' }) => isSlug(slug),
  reads: ({ slug = '' }) => [
    { endpoint: drawProof.page, params: { slug } },
    { endpoint: drawLive.moment, params: { slug } },
  ],
  head: ({ answers: [draw], config: { publicUrl, campaign }, t }) => ({
    title: t('drawDay', { title: draw.title }),
    description: t(draw.published ? 'drawDayOver' : 'drawDayAhead', { title: draw.title }),
    type: 'article',
    jsonLd: [
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('winners'), '/ganhadores'],
        [draw.title, `/ganhadores/${draw.slug}`],
        [t('drawDay', { title: draw.title }), `/ganhadores/${draw.slug}/ao-vivo`],
      ]),
    ],
  }),
});
