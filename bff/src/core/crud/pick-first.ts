import type { PrismaClient } from '../database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Finding } from './large.ts';
import type { Picked } from './page.ts';
import { type AnySource, filtersOf, holdingWords, type ListQuery, orderOf, whereAll } from './source.ts';

type Sql = Prisma.Sql;

/** Of what a text is found in, so many are looked at, whichever they are: an order over more would read them all. */
const LOOKED_AT = 200;

const findingsOf = ({ find, search }: AnySource, text: string): readonly Finding[] | null =>
  find?.(text) ?? (typeof search === 'function' ? search(text) : null);

/** The first of each index that may find the text, in that index's order. */
function firstOfIndexes(
  { id, from }: AnySource,
  findings: readonly Finding[],
  conditions: Sql[],
  first: number,
) {
  const parts = findings.map(
    ({ where, order }) => Prisma.sql`(SELECT ${id} AS id FROM ${from} ${whereAll([where, ...conditions])}
      ORDER BY ${order} LIMIT ${first})`,
  );
  return Prisma.sql`SELECT found.id FROM (${Prisma.join(parts, ' UNION ALL ')}) AS found`;
}

/** Some of those whose folded column has every word, in the list's order. */
function firstOfText(source: AnySource, words: Sql[], conditions: Sql[], query: ListQuery, first: number) {
  return Prisma.sql`WITH looked AS MATERIALIZED (
      SELECT ${source.id} AS id FROM ${source.from} ${whereAll([...words, ...conditions])} LIMIT ${LOOKED_AT})
    SELECT ${source.id} AS id FROM ${source.from} WHERE ${source.id} IN (SELECT looked.id FROM looked)
    ${orderOf(source, query)} LIMIT ${first}`;
}

/** The ids of the first `query.first`; null when no index could have the text. The work doesn't grow with the table. */
export function firstStatement(source: AnySource, query: ListQuery, now: Date): Sql | null {
  const { first = LOOKED_AT } = query;
  const text = query.q?.trim() ?? '';
  const conditions = filtersOf(source, query, now);
  const findings = text === '' ? null : findingsOf(source, text);
  if (findings !== null)
    return findings.length === 0 ? null : firstOfIndexes(source, findings, conditions, first);
  const words = text === '' || typeof source.search === 'function' ? [] : holdingWords(source.search, text);
  if (words.length > 0) return firstOfText(source, words, conditions, query, first);
  // A filter alone: a CPF has become one.
  return Prisma.sql`SELECT ${source.id} AS id FROM ${source.from} ${whereAll(conditions)}
    ${orderOf(source, query)} LIMIT ${first}`;
}

/** What of a list the search of everything shows. */
export async function pickFirst<Id>(
  db: PrismaClient,
  source: AnySource,
  query: ListQuery,
  now: Date,
): Promise<Picked<Id>> {
  const statement = firstStatement(source, query, now);
  const rows = statement === null ? [] : await db.$queryRaw<{ id: Id }[]>(statement);
  // More than one index may have found the same.
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, query.first);
  return { ids, total: ids.length, page: 1 };
}
