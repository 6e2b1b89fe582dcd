import { createHash } from 'node:crypto';
import type { Image, Language, TheoryPage } from '@fio/contracts';
import { resultShares } from '@fio/domain';
import { embedWords } from './words.ts';

type Words = ReturnType<typeof embedWords>;
type Poll = TheoryPage['poll'];

/** What moves while everything else of a theory stays: as its words, ready to be shown. */
export interface EmbedFigures {
  readonly total: string;
  /** In percent, in the options' order; empty while votes are taken, for they are shown to nobody who hasn't voted. */
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
  /** Changes with whatever is shown, but for the figures: then a widget shows itself anew. */
  readonly revision: string;
}

function whenOf({ state, closesAt, resolvedAt }: Poll, { t, moment, day }: Words): string {
  if (state === 'resolved' && resolvedAt) return t('resolvedOn', { when: day(resolvedAt) });
  if (state !== 'open') return t('waits');
  return closesAt === null ? t('takesVotes') : t('openUntil', { when: moment(closesAt) });
}

function figuresOf({ state, results, options }: Poll, { t, number }: Words): EmbedFigures {
  const votes = options.map(({ id }) => results.counts.find(({ optionId }) => optionId === id)?.votes ?? 0);
  const total = { votes: number(results.total) };
  return {
    total: results.total === 0 ? t('noVotes') : t(results.total === 1 ? 'total_one' : 'total_other', total),
    shares: state === 'open' ? [] : resultShares(votes),
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
    options: poll.options.map(({ id, label }) => ({ label, isRight: id === poll.correctOptionId })),
  };
  const revision = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
  return { ...shown, figures: figuresOf(poll, words), revision };
}
