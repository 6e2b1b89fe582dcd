import type { PollView } from '@fio/contracts/public/polls';
import type { PollCardLabels, PollCardPoll } from '@fio/design-system/poll-card';
import { resultShares } from '@fio/domain/result-shares';
import { format } from '@fio/platform/i18n';
import type { useVotesWords } from './words.ts';
import type { Voting } from './use-vote.ts';

type T = typeof useVotesWords.t;

/** Every word of a theory card, in the page's language. */
export const cardLabels = (t: T): PollCardLabels => ({
  choose: t('choose'),
  yourVote: t('yourVote'),
  changeVote: t('changeVote'),
  keepVote: t('keepVote'),
  correct: t('correct'),
  more: t('more'),
  less: t('less'),
  percent: (percent) => t('percent', { percent }),
  total: (count) => t('total', { count, votes: format.number(count) }),
  stamps: { confirmed: t('confirmed'), denied: t('denied'), invented: t('invented') },
});

function dateLine(poll: PollView, state: PollView['state'], t: T): string | undefined {
  if (state === 'resolved' && poll.resolvedAt) return t('resolved', { when: format.date(poll.resolvedAt) });
  if (!poll.closesAt) return undefined;
  return t(state === 'open' ? 'closes' : 'closed', { when: format.date(poll.closesAt) });
}

/** The card one visitor sees: the figures only after the vote or when nobody can vote any more. */
export function cardOf(poll: PollView, { state, results, mine, late }: Voting, t: T): PollCardPoll {
  const shown = state !== 'open' || mine !== undefined;
  const votesOf = (id: string) => results.counts.find(({ optionId }) => optionId === id)?.votes ?? 0;
  const counts = poll.options.map(({ id }) => votesOf(id));
  const shares = resultShares(counts);
  return {
    id: poll.id,
    title: poll.title,
    type: poll.type,
    state,
    seriesTitle: poll.show.title,
    options: poll.options.map((option, index) =>
      shown ? { ...option, percent: shares[index] ?? 0, votes: counts[index] ?? 0 } : option,
    ),
    total: results.total,
    myOptionId: mine,
    correctOptionId: poll.correctOptionId ?? undefined,
    stamp: poll.stamp ?? undefined,
    note: late ? t('late') : dateLine(poll, state, t),
  };
}
