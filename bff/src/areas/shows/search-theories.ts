import type { PollView, QueryOf, theories, TheoriesPage } from '@fio/contracts';
import { pollView, publicStateOf } from '../polls/index.ts';
import type { PublishedShow } from './content.ts';
import { byRank, type Reading } from './public-pages.ts';

type Query = QueryOf<typeof theories.all>;

/** A visible theory with what it is picked and ordered by; the rest is made of those that a page shows. */
interface Entry {
  readonly show: PublishedShow;
  readonly poll: PublishedShow['polls'][number];
  readonly state: PollView['state'];
  readonly votes: number;
}

type Order = (left: Entry, right: Entry) => number;

function entriesOf({ content, results, now }: Reading): Entry[] {
  return content.flatMap((show) =>
    show.polls.flatMap((poll) => {
      const state = publicStateOf(poll, now);
      return state === null ? [] : [{ show, poll, state, votes: results.get(poll.id)?.results.total ?? 0 }];
    }),
  );
}

const FAR = Number.MAX_SAFE_INTEGER;
const at = (moment: Date | null, missing: number) => moment?.getTime() ?? missing;

const byVotes: Order = (left, right) => right.votes - left.votes;
const byResolution: Order = (left, right) => at(right.poll.resolvedAt, 0) - at(left.poll.resolvedAt, 0);
const byOpening: Order = (left, right) => at(right.poll.opensAt, 0) - at(left.poll.opensAt, 0);

/** Of those that can still be answered what closes soonest, of the others what closed last. */
const byClose: Order = (left, right) =>
  left.state === 'open'
    ? at(left.poll.closesAt, FAR) - at(right.poll.closesAt, FAR)
    : at(right.poll.closesAt, 0) - at(left.poll.closesAt, 0);

const ORDERS: Readonly<Record<NonNullable<Query['sort']> | 'open', Order>> = {
  open: (left, right) =>
    byRank(left, right) || (left.state === 'resolved' ? byResolution : byVotes)(left, right),
  votes: byVotes,
  closing: (left, right) => byRank(left, right) || byClose(left, right),
  newest: byOpening,
};

/** Equals always in the same order, so that no theory is on two pages or on none. */
const ordered = (entries: readonly Entry[], sort: Query['sort']): Entry[] =>
  entries.toSorted(
    (left, right) => ORDERS[sort ?? 'open'](left, right) || (left.poll.id < right.poll.id ? -1 : 1),
  );

const countOf = (entries: readonly Entry[], wanted: PollView['state']) =>
  entries.filter(({ state }) => state === wanted).length;

/** The theories that are looked for; `holding` are those in which the words of `q` were found, null without any. */
export function searchTheories(
  reading: Reading,
  { show, state, sort, page, perPage }: Query,
  holding: ReadonlySet<string> | null,
): TheoriesPage {
  const all = entriesOf(reading);
  const withTheories = new Set(all.map((entry) => entry.show));
  const found = all
    .filter(({ poll }) => holding === null || holding.has(poll.id))
    .filter((entry) => show === undefined || entry.show.slug === show);
  const picked = ordered(
    found.filter((entry) => state === undefined || entry.state === state),
    sort,
  );
  const pages = Math.max(1, Math.ceil(picked.length / perPage));
  const shown = Math.min(page, pages);
  const { results, now } = reading;
  return {
    items: picked
      .slice((shown - 1) * perPage, shown * perPage)
      .flatMap(({ poll }) => pollView(poll, results.get(poll.id), now) ?? []),
    total: picked.length,
    page: shown,
    pages,
    counts: {
      open: countOf(found, 'open'),
      closed: countOf(found, 'closed'),
      resolved: countOf(found, 'resolved'),
    },
    shows: reading.content.filter((one) => withTheories.has(one)).map(({ slug, title }) => ({ slug, title })),
  };
}
