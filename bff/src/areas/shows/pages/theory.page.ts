import { theories, type PollView } from '@fio/contracts';
import { answerOf, isAnswerKey, isSlug, readTheorySearch, SEARCH_LIMIT, THEORY_PARAMS } from '@fio/domain';
import { scoreOfToken, scoreShare, sharedImage, theoryShare } from '../../share/index.ts';
import { breadcrumbs, question, series } from '../../../http/pages/json-ld.ts';
import { page, type HeadContext } from '../../../http/pages/page.ts';

/** Longer than anything that is looked for, however it is written. */
const LONGEST = 3 * SEARCH_LIMIT;

const says = (name: string, value: string): boolean =>
  value.length <= LONGEST &&
  Object.values(readTheorySearch((one) => (one === name ? value : ''))).some((said) => said !== undefined);

export const theoriesPage = page({
  path: '/teoria',
  visibility: 'listed',
  shows: ['/:slug', '/teoria/:slug'],
  words: { title: 'theories', description: 'theoriesText' },
  // Counts that we vouch for: the link of a shared score.
  query: {
    acertos: (token, config) => scoreOfToken(config, token) !== null,
    // What is looked for: each as far as it says anything.
    ...Object.fromEntries(
      Object.values(THEORY_PARAMS).map((name) => [name, (value: string) => says(name, value)]),
    ),
  },
  reads: (_params, query) => [
    { endpoint: theories.all, query: { ...readTheorySearch((name) => query[name] ?? '') } },
  ],
  limit: (query) => (query[THEORY_PARAMS.q] ? 'theory_search' : null),
  head: ({ query: { acertos: token = '' }, config, language, t }) => {
    const score = scoreOfToken(config, token);
    if (score === null) return {};
    const { hits, total } = score;
    return {
      description: t('theoriesScore', { hits: String(hits), total: String(total) }),
      image: sharedImage(scoreShare({ hits, total, token }, { language, brand: config.campaign.name })),
    };
  },
});

/** What a link to a theory says of it, with the sharer's answer where it carries one. */
function describe(poll: PollView, answer: string | undefined, t: HeadContext<[]>['t']): string {
  const words = { title: poll.show.title, question: poll.title };
  return answer === undefined ? t('theory', words) : t('theoryAnswer', { ...words, answer });
}

export const theoryPage = page({
  path: '/teoria/:slug',
  visibility: 'listed',
  accepts: ({ slug = '' }) => isSlug(slug),
  query: { resposta: isAnswerKey },
  reads: ({ slug = '' }) => [{ endpoint: theories.theory, params: { slug } }],
  head: ({ answers: [theory], query, config: { publicUrl, campaign }, language, t }) => {
    const { poll, show } = theory;
    const optionId = answerOf(poll, query['resposta'] ?? '');
    const answer = poll.options.find(({ id }) => id === optionId)?.label;
    return {
      title: poll.title,
      description: describe(poll, answer, t),
      picture: show.poster,
      image: sharedImage(theoryShare(theory, optionId, { language, brand: campaign.name })),
      type: 'article',
      isEmbeddable: true,
      jsonLd: [
        { ...question(publicUrl, poll), about: series(publicUrl, show) },
        breadcrumbs(publicUrl, [
          [campaign.name, '/'],
          [show.title, `/${show.slug}`],
          [poll.title, `/teoria/${poll.slug}`],
        ]),
      ],
    };
  },
});
