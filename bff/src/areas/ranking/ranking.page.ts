import { ranking, type RankingBoard } from '@fio/contracts';
import { isSlug } from '@fio/domain';
import type { Config } from '../../core/config/index.ts';
import { breadcrumbs } from '../../http/pages/json-ld.ts';
import { page, type HeadContext } from '../../http/pages/page.ts';
import { placeOfToken, rankingShare, sharedImage } from '../share/index.ts';

/** The link of a shared place: only what we vouch for makes a page of its own. */
const query = { lugar: (token: string, config: Config) => placeOfToken(config, token) !== null };

/** The image of a place that a link carries; of another series than the page's it is none. */
function imageOf(
  { query: { lugar: token = '' }, config, language }: HeadContext<[]>,
  show: RankingBoard['show'],
) {
  const found = placeOfToken(config, token);
  if (found === null || found.show !== (show?.slug ?? null)) return {};
  const of = { language, brand: config.campaign.name };
  return { image: sharedImage(rankingShare({ ...found, show, token }, of)) };
}

export const rankingPage = page({
  path: '/ranking',
  visibility: 'listed',
  shows: ['/teoria/:slug'],
  query,
  words: { title: 'ranking', description: 'rankingText' },
  reads: () => [{ endpoint: ranking.board }],
  head: (context) => imageOf({ ...context, answers: [] }, null),
});

export const seriesRankingPage = page({
  path: '/ranking/:slug',
  visibility: 'listed',
  accepts: ({ slug = '' }) => isSlug(slug),
  query,
  reads: ({ slug = '' }) => [{ endpoint: ranking.boardOf, params: { slug } }],
  head: (context) => {
    const { answers, config, t } = context;
    const { show } = answers[0];
    const title = show?.title ?? '';
    return {
      ...imageOf({ ...context, answers: [] }, show),
      title: `${t('ranking')}: ${title}`,
      description: t('rankingShow', { title }),
      jsonLd: [
        breadcrumbs(config.publicUrl, [
          [config.campaign.name, '/'],
          [t('ranking'), '/ranking'],
          [title, `/ranking/${show?.slug ?? ''}`],
        ]),
      ],
    };
  },
});
