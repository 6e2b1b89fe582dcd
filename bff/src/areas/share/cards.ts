import type { Image, Language, ShowCard, TheoryPage } from '@fio/contracts';
import { answerKey } from '@fio/domain';
import type { ShareCard, SharePanel } from './ShareCard.ts';
import { shareWord } from './words.ts';

/** Whose card it is, and in which language. */
export interface ShareOf {
  readonly language: Language;
  readonly brand: string;
}

/** The product's own colours, where there is no series. */
const OWN = { from: '#1E1730', to: '#5B21B6' } as const;
/** A poster is drawn this wide on a card; the smallest stored variant that reaches it serves. */
const POSTER_WIDTH = 400;

const widthOf = (source: string) => Number(/ (\d+)w$/.exec(source)?.[1]);

function posterKey({ src, srcSet }: Image): string {
  const sources = srcSet?.split(', ') ?? [];
  const wide = sources.filter((source) => widthOf(source) >= POSTER_WIDTH);
  const [smallest] = wide.sort((left, right) => widthOf(left) - widthOf(right));
  return (smallest?.split(' ')[0] ?? src).replace(/^\/files\//, '');
}

const panelOf = ({ poster }: Pick<ShowCard, 'poster'>): SharePanel =>
  poster ? { kind: 'poster', key: posterKey(poster) } : { kind: 'knot' };

/** The card of a theory, with the sharer's answer where `optionId` is one of its options. */
export function theoryShare(
  { poll, show }: Pick<TheoryPage, 'poll' | 'show'>,
  optionId: string | undefined,
  { language, brand }: ShareOf,
): ShareCard {
  const answer = poll.options.find(({ id }) => id === optionId);
  const key = answer && answerKey(poll, answer.id);
  return {
    language,
    brand,
    subject: ['teoria', poll.slug, ...(key === undefined ? [] : [key])].join('/'),
    eyebrow: show.title,
    title: poll.title,
    chip: answer
      ? { text: answer.label, isAnswer: true }
      : { text: shareWord(language, 'ask'), isAnswer: false },
    stamp: poll.stamp && { kind: poll.stamp, word: shareWord(language, poll.stamp) },
    panel: panelOf(show),
    colors: { from: show.colors.from, to: show.colors.to },
  };
}

/** The card of a series. */
export function showShare(
  show: Pick<ShowCard, 'slug' | 'title' | 'platform' | 'poster' | 'colors'>,
  { language, brand }: ShareOf,
): ShareCard {
  return {
    language,
    brand,
    subject: `serie/${show.slug}`,
    eyebrow: show.platform,
    title: shareWord(language, 'show').replace('{title}', () => show.title),
    chip: { text: shareWord(language, 'ask'), isAnswer: false },
    stamp: null,
    panel: panelOf(show),
    colors: { from: show.colors.from, to: show.colors.to },
  };
}

/** The card of the product itself, for the home page and every page without a card of its own. */
export function homeShare({ language, brand }: ShareOf): ShareCard {
  return {
    language,
    brand,
    subject: 'inicio',
    eyebrow: shareWord(language, 'homeEyebrow'),
    title: shareWord(language, 'tagline'),
    chip: { text: shareWord(language, 'askHome'), isAnswer: false },
    stamp: null,
    panel: { kind: 'knot' },
    colors: OWN,
  };
}

/** How many theories somebody had right. `token` vouches for the counts and says nothing of whose they are. */
export function scoreShare(
  { hits, total, token }: { hits: number; total: number; token: string },
  { language, brand }: ShareOf,
): ShareCard {
  return {
    language,
    brand,
    subject: `acertos/${token}`,
    eyebrow: shareWord(language, 'scoreEyebrow'),
    title: shareWord(language, total === 1 ? 'score_one' : 'score_other')
      .replace('{hits}', String(hits))
      .replace('{total}', String(total)),
    chip: { text: shareWord(language, 'askScore'), isAnswer: false },
    stamp: null,
    panel: {
      kind: 'score',
      hits: String(hits),
      of: shareWord(language, 'of').replace('{total}', String(total)),
    },
    colors: OWN,
  };
}
