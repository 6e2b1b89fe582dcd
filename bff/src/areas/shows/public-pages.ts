import type { HomePage, PollView, ShowCard, ShowPage, TheoryPage } from '@fio/contracts';
import { seriesPair } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import { type LiveResult, pollView } from '../polls/index.ts';
import { imageOf } from '../uploads/index.ts';
import type { Content, PublishedShow } from './content.ts';
import { ownTrailerOf } from './own-trailer.ts';
import { colorsOf } from './show-record.ts';

type Results = ReadonlyMap<string, LiveResult>;

/** What public pages are made of: what was read, the live figures, the moment. */
export interface Reading {
  readonly content: Content;
  readonly results: Results;
  readonly now: Date;
}

const rank = { open: 0, closed: 1, resolved: 2 } as const;
/** Open theories before those that wait for their answer, and those before the resolved. */
export const byRank = (left: Pick<PollView, 'state'>, right: Pick<PollView, 'state'>) =>
  rank[left.state] - rank[right.state];
const votes = (poll: PollView) => poll.results.total;
const byVotes = (left: PollView, right: PollView) => votes(right) - votes(left);
const byClose = (left: PollView, right: PollView) =>
  (right.closesAt ?? '').localeCompare(left.closesAt ?? '');
const byResolution = (left: PollView, right: PollView) =>
  (right.resolvedAt ?? '').localeCompare(left.resolvedAt ?? '');

/** Open ones first, then closed, then resolved; the most answered first among equals. */
function viewsOf(show: PublishedShow, { results, now }: Reading): PollView[] {
  return show.polls
    .map((poll) => pollView(poll, results.get(poll.id), now))
    .filter((view) => view !== null)
    .sort((left, right) => byRank(left, right) || byVotes(left, right));
}

function cardOf(show: PublishedShow, views: readonly PollView[]): ShowCard {
  const { id, slug, title, platform, rating, releaseDate, poster, posterAlt } = show;
  return {
    id,
    slug,
    title,
    platform,
    rating,
    releaseDate: dayOf(releaseDate),
    poster: imageOf(poster, posterAlt),
    colors: { ...colorsOf(show), ...seriesPair(colorsOf(show)) },
    openPolls: views.filter(({ state }) => state === 'open').length,
  };
}

/** As many as the home page shows of what can't be answered any more; all of them stand at /teoria. */
const MOST_CLOSED = 6;
const MOST_RESOLVED = 12;

/** The theory the home page opens with: the open one marked for it, else the open one most answered. */
function featuredOf(open: readonly PollView[]): PollView | null {
  return open.find(({ featured }) => featured) ?? open[0] ?? null;
}

export function homeOf(reading: Reading): HomePage {
  const { content } = reading;
  const shows = content.map((show) => ({ show, views: viewsOf(show, reading) }));
  const all = shows.flatMap(({ views }) => views);
  const open = all.filter(({ state }) => state === 'open').sort(byVotes);
  const featured = featuredOf(open);
  const host = content.find(({ slug }) => slug === featured?.show.slug) ?? content[0];
  return {
    featured,
    hero: host === undefined ? null : imageOf(host.hero, host.heroAlt),
    open,
    closed: all
      .filter(({ state }) => state === 'closed')
      .sort(byClose)
      .slice(0, MOST_CLOSED),
    resolved: all
      .filter(({ state }) => state === 'resolved')
      .sort(byResolution)
      .slice(0, MOST_RESOLVED),
    shows: shows.map(({ show, views }) => cardOf(show, views)),
  };
}

export function showOf(slug: string, reading: Reading): ShowPage | null {
  const show = reading.content.find((one) => one.slug === slug);
  if (show === undefined) return null;
  const polls = viewsOf(show, reading);
  const { synopsis, genre, hero, heroAlt, trailers } = show;
  const suggestions = show.suggestions.map(({ id, text, author }) => ({
    id,
    text,
    author: author?.name ?? null,
  }));
  const art = { hero: imageOf(hero, heroAlt), video: ownTrailerOf(show), trailers };
  return { ...cardOf(show, polls), synopsis, genre, ...art, polls, suggestions };
}

export function theoryOf(slug: string, reading: Reading): TheoryPage | null {
  const show = reading.content.find(({ polls }) => polls.some((poll) => poll.slug === slug));
  if (show === undefined) return null;
  const views = viewsOf(show, reading);
  const poll = views.find((view) => view.slug === slug);
  if (poll === undefined) return null;
  return { poll, show: cardOf(show, views), others: views.filter((view) => view !== poll) };
}
