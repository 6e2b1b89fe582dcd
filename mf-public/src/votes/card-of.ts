import type { PollView } from '@fio/contracts/public/polls';
import type { PollCardLabels, PollCardPoll } from '@fio/design-system/poll-card';
import { resultShares } from '@fio/domain/result-shares';
import { format } from '@fio/platform/i18n';
import { contentLang } from '../page/content-language.ts';
import type { useVotesWords } from './words.ts';
import type { Voting, WaitingVote } from './use-vote.ts';

type T = typeof useVotesWords.t;

/** Every word of a theory card, in the page's language. */
export const cardLabels = (t: T): PollCardLabels => ({
  choose: t('choose'),
  results: t('results'),
  yourVote: t('yourVote'),
  changeVote: t('changeVote'),
  keepVote: t('keepVote'),
  correct: t('correct'),
  more: t('more'),
  less: t('less'),
  noScript: t('noScript'),
  percent: (percent) => t('percent', { percent }),
  total: (count) => (count === 0 ? t('noVotes') : t('total', { count, votes: format.number(count) })),
  stamps: { confirmed: t('confirmed'), denied: t('denied'), invented: t('invented') },
});

function dateLine(poll: PollView, state: PollView['state'], t: T): string | undefined {
  if (state === 'resolved' && poll.resolvedAt) return t('resolved', { when: format.date(poll.resolvedAt) });
  if (!poll.closesAt) return undefined;
  return t(state === 'open' ? 'closes' : 'closed', { when: format.date(poll.closesAt) });
}

function verdict(poll: PollView, mine: string | undefined, t: T): string | undefined {
  const { right, correctOptionId, stamp } = poll;
  if (!right) return undefined;
  const { percent } = right;
  // What was invented didn't happen: nobody is told to have been right about it.
  if (stamp === 'invented') return t('foresaw', { percent });
  if (right.votes === 0) return t('rightNobody');
  if (mine === undefined) return t('right', { percent });
  return t(mine === correctOptionId ? 'rightYou' : 'rightOthers', { percent });
}

/** What happened, without having to know what a stamp means. */
function outcome({ stamp, options, correctOptionId }: PollView, t: T): string | undefined {
  const answer = options.find(({ id }) => id === correctOptionId)?.label;
  return stamp && answer ? t(`outcome.${stamp}`, { answer }) : undefined;
}

/** Which answer waits is said to whose it is. */
function noticeOf({ options }: PollView, { until, optionId }: WaitingVote, t: T): string {
  const answer = options.find(({ id }) => id === optionId)?.label;
  return until === 'signIn' || answer === undefined ? t('waiting.signIn') : t(`waiting.${until}`, { answer });
}

/** The card one visitor sees: the figures only after the vote or when nobody can vote any more. */
export function cardOf(
  poll: PollView,
  { state, results, mine, over, waiting }: Voting,
  t: T,
  { hasPoster }: { hasPoster: boolean },
): PollCardPoll {
  const shown = state !== 'open' || mine !== undefined;
  const votesOf = (id: string) => results.counts.find(({ optionId }) => optionId === id)?.votes ?? 0;
  const counts = poll.options.map(({ id }) => votesOf(id));
  const shares = resultShares(counts);
  const options = poll.options.map((option, index) =>
    shown ? { ...option, percent: shares[index] ?? 0, votes: counts[index] ?? 0 } : option,
  );
  return {
    id: poll.id,
    title: poll.title,
    type: poll.type,
    state,
    seriesTitle: poll.show.title,
    series: {
      ink: poll.show.ink,
      shade: poll.show.shade,
      poster: (hasPoster && poll.show.poster) || undefined,
    },
    outcome: state === 'resolved' ? outcome(poll, t) : undefined,
    lang: contentLang(),
    options,
    total: results.total,
    myOptionId: mine,
    correctOptionId: poll.correctOptionId ?? undefined,
    stamp: poll.stamp ?? undefined,
    verdict: verdict(poll, mine, t),
    explanation: (state === 'resolved' && poll.note) || undefined,
    note: dateLine(poll, state, t),
    notice: over ? t(over) : waiting && noticeOf(poll, waiting, t),
  };
}
