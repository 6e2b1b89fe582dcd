import { LARGE_TOTAL, PER_PAGE } from '@fio/contracts';
import type { PrismaClient } from '../database/prisma.ts';
import { largeCount, largeFound, largeOf, largePage } from './large-statements.ts';
import { idsAndTotal } from './ids-and-total.ts';
import type { Picked } from './page.ts';
import type { AnySource, ListQuery } from './source.ts';

interface Cut<Id> {
  readonly ids: Id[];
  /** Whether there is one before the first and one after the last of them. */
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

/** Of what stands beside the anchor, nearest first and one more than a page: that page, in the list's order. */
function cutNear<Id>(near: readonly Id[], { after, before }: ListQuery): Cut<Id> {
  const isMore = near.length > PER_PAGE;
  const ids = near.slice(0, PER_PAGE);
  return before === undefined
    ? { ids, isBefore: after !== undefined, isAfter: isMore }
    : { ids: ids.reverse(), isBefore: isMore, isAfter: true };
}

/** The page beside the anchor out of all that a search found. */
function cutFound<Id>(found: readonly Id[], { after, before }: ListQuery): Cut<Id> {
  const anchor = found.findIndex((id) => String(id) === (after ?? before));
  const start = after !== undefined ? anchor + 1 : before !== undefined ? Math.max(0, anchor - PER_PAGE) : 0;
  const end = before === undefined ? start + PER_PAGE : Math.max(0, anchor);
  return { ids: found.slice(start, end), isBefore: start > 0, isAfter: end < found.length };
}

function pickedOf<Id>(cut: Cut<Id>, query: ListQuery, total: number, isMore: boolean): Picked<Id> {
  const side = (is: boolean, id: Id | undefined) => (is && id !== undefined ? String(id) : null);
  return {
    ids: cut.ids,
    total,
    // Without a record to go by, or with nothing before it, this is the first page, whatever was asked for.
    page: cut.isBefore ? query.page : 1,
    turn: { before: side(cut.isBefore, cut.ids[0]), after: side(cut.isAfter, cut.ids.at(-1)), isMore },
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
    return pickedOf(cutFound(ids, query), query, ids.length, found?.isMore ?? false);
  }
  const { ids, total } = await idsAndTotal<Id>(db, largePage(listing), largeCount(listing));
  const cut = cutNear(ids, query);
  return pickedOf(cut, query, Math.min(total, LARGE_TOTAL), total > LARGE_TOTAL);
}
