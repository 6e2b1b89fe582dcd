import { PER_PAGE } from '@fio/contracts';
import type { PrismaClient } from '../database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { idsAndTotal } from './ids-and-total.ts';
import { pickFirst } from './pick-first.ts';
import { pickLarge } from './pick-large.ts';
import { numberOf, type Page, type Picked } from './page.ts';
import { type AnySource, type ListQuery, orderOf, whereOf } from './source.ts';

export interface Listing<Id, Found, Row> {
  readonly db: PrismaClient;
  readonly source: AnySource;
  readonly query: ListQuery;
  readonly now: Date;
  /** Fetches records in any order. */
  readonly load: (ids: Id[]) => Promise<Found[]>;
  readonly row: (found: Found) => Row;
}

/** Which one a page is that counts from the end: −1 is the last. */
async function fromEnd(db: PrismaClient, count: Prisma.Sql, page: number, size: number): Promise<number> {
  const [row] = await db.$queryRaw<{ total: bigint }[]>(count);
  return numberOf(page, Number(row?.total ?? 0), size);
}

async function pickByNumber<Id>(
  db: PrismaClient,
  source: AnySource,
  query: ListQuery,
  now: Date,
): Promise<Picked<Id>> {
  const where = whereOf(source, query, now);
  const count = Prisma.sql`SELECT count(*) AS total FROM ${source.from} ${where}`;
  const { perPage: size = PER_PAGE } = query;
  const number = query.page < 0 ? await fromEnd(db, count, query.page, size) : query.page;
  const page = Prisma.sql`SELECT ${source.id} AS id FROM ${source.from} ${where}
    ${orderOf(source, query)} LIMIT ${size} OFFSET ${(number - 1) * size}`;
  return { ...(await idsAndTotal<Id>(db, page, count)), page: number };
}

/** What is asked for by its ids: one that doesn't exist is simply not there. */
const pickNamed = <Id>({ ids = [] }: ListQuery): Picked<Id> => ({
  // Of the list's own: whoever asks has held them against the schema of its records.
  ids: [...ids] as Id[],
  total: ids.length,
  page: 1,
});

/**
 * One page: the database picks the ids by the source's conditions, then those records are loaded. `total` is exact,
 * of a large list up to LARGE_TOTAL.
 */
export async function listPage<Id extends string | bigint, Found extends { id: Id }, Row>(
  listing: Listing<Id, Found, Row>,
): Promise<Page<Row>> {
  const { db, source, query, now } = listing;
  const pickPage = source.large === undefined ? pickByNumber<Id> : pickLarge<Id>;
  const pick = query.first === undefined ? pickPage : pickFirst<Id>;
  const { ids, ...page } = query.ids ? pickNamed<Id>(query) : await pick(db, source, query, now);
  const loaded = ids.length === 0 ? [] : await listing.load(ids);
  const found = new Map(loaded.map((record) => [record.id, record]));
  // One deleted in between is simply no longer there.
  const items = ids.flatMap((id) => {
    const record = found.get(id);
    return record === undefined ? [] : [listing.row(record)];
  });
  return { items, perPage: query.perPage ?? PER_PAGE, ...page };
}
