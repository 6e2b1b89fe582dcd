import type { Image, Language, PollView, ShowCard, TheoryPage } from '@fio/contracts';
import { answerKey } from '@fio/domain';
import type { ShareCard, SharePanel } from './ShareCard.ts';
import { shareNumber, shareWord } from './words.ts';

/** Whose card it is, and in which language; `site` asks for a picture for stories and is what stands on it. */
export interface ShareOf {
  readonly language: Language;
  readonly brand: string;
  readonly site?: string;
}

/** The product's own colours, where there is no series. */
const OWN = { from: '#1E1730', to: '#5B21B6', ink: '#B79CFF' } as const;
/** A poster is drawn this wide on a card; the smallest stored variant that reaches it serves. */
const POSTER_WIDTH = 400;

const widthOf = (source: string) => Number(/ (\d+)w$/.exec(source)?.[1]);

function posterKey({ src, srcSet }: Image): string {
  const sources = srcSet?.split(', ') ?? [];
  const wide = sources.filter((source) => widthOf(source) >= POSTER_WIDTH);
  const [smallest] = wide.sort((left, right) => widthOf(left) - widthOf(right));
  return (smallest?.split(' ')[0] ?? src).replace(/^\/files\//, '');
}

const colorsOf = ({ colors: { from, to, ink } }: Pick<ShowCard, 'colors'>) => ({ from, to, ink });

const panelOf = ({ poster }: Pick<ShowCard, 'poster'>): SharePanel =>
  poster ? { kind: 'poster', key: posterKey(poster) } : { kind: 'knot' };

const storyOf = ({ site }: ShareOf, figure: string | null = null) =>
  site === undefined ? null : { site, figure };

/** How many had a resolved theory right; of what was invented nobody was right, some foresaw it. */
function figureOf({ right, stamp }: PollView, language: Language): string | null {
  if (!right || !stamp) return null;
  const word = stamp === 'invented' ? 'foresaw' : 'right';
  return shareWord(language, word).replace('{percent}', String(right.percent));
}

/** What stands over the sharer's answer: what it came to, once that is known. */
function answerLabel({ correctOptionId, stamp }: PollView, optionId: string, language: Language): string {
  const isRight = correctOptionId === optionId && stamp !== 'invented';
  return shareWord(language, isRight ? 'wasRight' : 'myAnswer');
}

/** The card of a theory, with the sharer's answer where `optionId` is one of its options. */
export function theoryShare(
  { poll, show }: Pick<TheoryPage, 'poll' | 'show'>,
  optionId: string | undefined,
  of: ShareOf,
): ShareCard {
  const { language, brand } = of;
  const answer = poll.options.find(({ id }) => id === optionId);
  const key = answer && answerKey(poll, answer.id);
  return {
    language,
    brand,
    subject: ['teoria', poll.slug, ...(key === undefined ? [] : [key])].join('/'),
    eyebrow: show.title,
    title: poll.title,
    chip: answer
      ? { text: answer.label, isAnswer: true, label: answerLabel(poll, answer.id, language) }
      : {
          text: shareWord(language, poll.state === 'resolved' ? 'askResolved' : 'ask'),
          isAnswer: false,
          label: null,
        },
    stamp: poll.stamp && { kind: poll.stamp, word: shareWord(language, poll.stamp) },
    panel: panelOf(show),
    colors: colorsOf(show),
    story: storyOf(of, figureOf(poll, language)),
  };
}

/** The card of a series. */
export function showShare(
  show: Pick<ShowCard, 'slug' | 'title' | 'platform' | 'poster' | 'colors'>,
  of: ShareOf,
): ShareCard {
  const { language, brand } = of;
  return {
    language,
    brand,
    subject: `serie/${show.slug}`,
    eyebrow: show.platform,
    title: shareWord(language, 'show').replace('{title}', () => show.title),
    chip: { text: shareWord(language, 'ask'), isAnswer: false, label: null },
    stamp: null,
    panel: panelOf(show),
    colors: colorsOf(show),
    story: storyOf(of),
  };
}

/** The card of the product itself, for the home page and every page without a card of its own. */
export function homeShare(of: ShareOf): ShareCard {
  const { language, brand } = of;
  return {
    language,
    brand,
    subject: 'inicio',
    eyebrow: shareWord(language, 'homeEyebrow'),
    title: shareWord(language, 'tagline'),
    chip: { text: shareWord(language, 'askHome'), isAnswer: false, label: null },
    stamp: null,
    panel: { kind: 'knot' },
    colors: OWN,
    story: storyOf(of),
  };
}

/** A place among those who guess. `token` vouches for it and says nothing of whose it is; `show` is null of all series. */
export function rankingShare(
  {
    place,
    people,
    show,
    token,
  }: {
    place: number;
    people: number;
    show: Pick<ShowCard, 'title' | 'colors'> | null;
    token: string;
  },
  of: ShareOf,
): ShareCard {
  const { language, brand } = of;
  const words = { place: shareNumber(language, place), people: shareNumber(language, people) };
  const say = (word: Parameters<typeof shareWord>[1]) =>
    shareWord(language, word).replace(/{(place|people)}/g, (_all, name: 'place' | 'people') => words[name]);
  return {
    language,
    brand,
    subject: `ranking/${token}`,
    eyebrow: show?.title ?? shareWord(language, 'rankingEyebrow'),
    title: say(people === 1 ? 'ranking_one' : 'ranking_other'),
    chip: { text: shareWord(language, 'askScore'), isAnswer: false, label: null },
    stamp: null,
    panel: { kind: 'score', hits: say('rankingPlace'), of: say('rankingOf') },
    colors: show ? colorsOf(show) : OWN,
    story: storyOf(of),
  };
}

/** How many theories somebody had right. `token` vouches for the counts and says nothing of whose they are. */
export function scoreShare(
  { hits, total, token }: { hits: number; total: number; token: string },
  of: ShareOf,
): ShareCard {
  const { language, brand } = of;
  return {
    language,
    brand,
    subject: `acertos/${token}`,
    eyebrow: shareWord(language, 'scoreEyebrow'),
    title: shareWord(language, total === 1 ? 'score_one' : 'score_other')
      .replace('{hits}', String(hits))
      .replace('{total}', String(total)),
    chip: { text: shareWord(language, 'askScore'), isAnswer: false, label: null },
    stamp: null,
    panel: {
      kind: 'score',
      hits: String(hits),
      of: shareWord(language, 'of').replace('{total}', String(total)),
    },
    colors: OWN,
    story: storyOf(of),
  };
}
