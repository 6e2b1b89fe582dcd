import { LARGE_TOTAL, PER_PAGE } from '@fio/contracts';
import type { PrismaClient } from '../database/prisma.ts';
import { estimated } from './estimated.ts';
import { isBackwards, largeCount, largeFound, largeOf, largePage } from './large-statements.ts';
import { idsAndTotal } from './ids-and-total.ts';
import { numberOf, pagesOf, type Picked } from './page.ts';
import type { AnySource, ListQuery } from './source.ts';

interface Cut<Id> {
  readonly ids: Id[];
  /** Whether there is one before the first and one after the last of them. */
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

/** How many there are: `total` of them counted, `isMore` when there are others. */
interface Counted {
  readonly total: number;
  readonly isMore: boolean;
}

const sizeOf = ({ perPage = PER_PAGE }: ListQuery) => perPage;

/** So many stand on the last page: what the pages before it leave, where it is known how many there are. */
const lastOf = ({ total, isMore }: Counted, size: number) => (isMore ? size : total % size || size);

/** Of what stands beside the anchor, or at the end, nearest first and one more than a page: that page, in the list's order. */
function cutNear<Id>(near: readonly Id[], query: ListQuery, counted: Counted): Cut<Id> {
  const { after, before } = query;
  const isLast = isBackwards(query) && before === undefined;
  const size = isLast ? lastOf(counted, sizeOf(query)) : sizeOf(query);
  const isMore = near.length > size;
  const ids = near.slice(0, size);
  return isBackwards(query)
    ? { ids: ids.reverse(), isBefore: isMore, isAfter: !isLast }
    : { ids, isBefore: after !== undefined, isAfter: isMore };
}

/** Where in all that a search found the page begins. */
function startOf<Id>(found: readonly Id[], query: ListQuery): number {
  const { after, before, page } = query;
  const size = sizeOf(query);
  const anchor = found.findIndex((id) => String(id) === (after ?? before));
  if (after !== undefined) return anchor + 1;
  if (before !== undefined) return Math.max(0, anchor - size);
  return page < 0 ? (pagesOf(found.length, size) - 1) * size : 0;
}

/** The page beside the anchor, or at the end, out of all that a search found. */
function cutFound<Id>(found: readonly Id[], query: ListQuery): Cut<Id> {
  const start = startOf(found, query);
  const anchor = found.findIndex((id) => String(id) === query.before);
  const end = query.before === undefined ? start + sizeOf(query) : Math.max(0, anchor);
  return { ids: found.slice(start, end), isBefore: start > 0, isAfter: end < found.length };
}

/** Which page this is, by what there is beside it and by what was asked for. */
function pageOf<Id>({ isBefore, isAfter }: Cut<Id>, query: ListQuery, { total, isMore }: Counted): number {
  const { page } = query;
  const size = sizeOf(query);
  // Without a record to go by, or with nothing before it, this is the first page, whatever was asked for.
  if (!isBefore) return 1;
  if (isMore) return isAfter ? page : -1;
  return isAfter ? Math.min(numberOf(page, total, size), pagesOf(total, size)) : pagesOf(total, size);
}

/** `estimate`: null of a search, whose pages are those of what was looked at. */
function pickedOf<Id>(cut: Cut<Id>, query: ListQuery, counted: Counted, estimate: number | null): Picked<Id> {
  const side = (is: boolean, id: Id | undefined) => (is && id !== undefined ? String(id) : null);
  const { total, isMore } = counted;
  return {
    ids: cut.ids,
    total,
    page: pageOf(cut, query, estimate === null ? { total, isMore: false } : counted),
    turn: {
      before: side(cut.isBefore, cut.ids[0]),
      after: side(cut.isAfter, cut.ids.at(-1)),
      isMore,
      estimate,
    },
  };
}

/** What of a large list is on the page beside the query's anchor. The work doesn't grow with the table. */
export async function pickLarge<Id>(
  db: PrismaClient,
  source: AnySource,
  query: ListQuery,
  now: Date,
): Promise<Picked<Id>> {
  const listing = largeOf(source, query, now);
  if (query.q !== undefined && query.q.trim() !== '') {
    const statement = largeFound(listing, query.q);
    const [found] = statement === null ? [] : await db.$queryRaw<{ ids: Id[]; isMore: boolean }[]>(statement);
    const ids = found?.ids ?? [];
    const counted = { total: ids.length, isMore: found?.isMore ?? false };
    return pickedOf(cutFound(ids, query), query, counted, null);
  }
  const { ids, total } = await idsAndTotal<Id>(db, largePage(listing), largeCount(listing));
  const counted = { total: Math.min(total, LARGE_TOTAL), isMore: total > LARGE_TOTAL };
  const estimate = counted.isMore ? await estimated(db, listing) : null;
  return pickedOf(cutNear(ids, query, counted), query, counted, estimate);
}
