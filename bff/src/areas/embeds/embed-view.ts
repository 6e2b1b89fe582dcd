import { createHash } from 'node:crypto';
import type { Image, Language, TheoryPage } from '@fio/contracts';
import { rankedResults, resultShares } from '@fio/domain';
import { embedWords } from './words.ts';

type Words = ReturnType<typeof embedWords>;
type Poll = TheoryPage['poll'];

/** What moves while everything else of a theory stays: as its words, ready to be shown. */
export interface EmbedFigures {
  readonly total: string;
  /** In percent, in the order of the view's options; empty while votes are taken, for they are shown to nobody who hasn't voted. */
  readonly shares: readonly number[];
}

/** A theory as another site's page shows it, in one language. */
export interface EmbedView {
  readonly slug: string;
  readonly series: string;
  readonly title: string;
  readonly poster: Image | null;
  readonly state: Poll['state'];
  readonly when: string;
  readonly stamp: { readonly kind: NonNullable<Poll['stamp']>; readonly word: string } | null;
  readonly outcome: string | null;
  readonly note: string | null;
  readonly options: readonly { readonly label: string; readonly isRight: boolean }[];
  readonly figures: EmbedFigures;
  /** Changes with whatever is shown, the order of the answers too, but for the figures: then a widget shows itself anew. */
  readonly revision: string;
}

function whenOf({ state, closesAt, resolvedAt }: Poll, { t, moment, day }: Words): string {
  if (state === 'resolved' && resolvedAt) return t('resolvedOn', { when: day(resolvedAt) });
  if (state !== 'open') return t('waits');
  return closesAt === null ? t('takesVotes') : t('openUntil', { when: moment(closesAt) });
}

/** The answers with their votes, as they are read: while votes are taken as they were put, then as results. */
function answersOf({ state, type, options, results, correctOptionId }: Poll) {
  const votesOf = (id: string) => results.counts.find(({ optionId }) => optionId === id)?.votes ?? 0;
  const counted = options.map((option) => ({ ...option, votes: votesOf(option.id) }));
  return state === 'open' ? counted : rankedResults({ type, options: counted, correctOptionId });
}

function figuresOf(
  { state, results }: Poll,
  answers: ReturnType<typeof answersOf>,
  { t, number }: Words,
): EmbedFigures {
  const total = { votes: number(results.total) };
  return {
    total: results.total === 0 ? t('noVotes') : t(results.total === 1 ? 'total_one' : 'total_other', total),
    shares: state === 'open' ? [] : resultShares(answers.map(({ votes }) => votes)),
  };
}

/** What a stamp means, for who doesn't know it. */
const OUTCOMES = { confirmed: 'happened', denied: 'wasNotSo', invented: 'wasInvented' } as const;

const outcomeOf = ({ stamp, options, correctOptionId }: Poll, { t }: Words): string | null => {
  const answer = options.find(({ id }) => id === correctOptionId)?.label;
  return stamp && answer !== undefined ? t(OUTCOMES[stamp], { answer }) : null;
};

export function embedView({ poll, show }: Pick<TheoryPage, 'poll' | 'show'>, language: Language): EmbedView {
  const words = embedWords(language);
  const answers = answersOf(poll);
  const shown = {
    slug: poll.slug,
    series: show.title,
    title: poll.title,
    poster: show.poster,
    state: poll.state,
    when: whenOf(poll, words),
    stamp: poll.stamp && { kind: poll.stamp, word: words.t(poll.stamp) },
    outcome: outcomeOf(poll, words),
    note: poll.note,
    options: answers.map(({ id, label }) => ({
      label,
      // What is stamped as invented didn't happen: no answer to it was right, and the line above says what the series showed.
      isRight: poll.stamp !== 'invented' && id === poll.correctOptionId,
    })),
  };
  const revision = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
  return { ...shown, figures: figuresOf(poll, answers, words), revision };
}
