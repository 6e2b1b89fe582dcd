import type { Prisma } from '@fio/bff/src/generated/prisma/client.ts';
import { largeCount, largeFound, largeOf, largePage } from '@fio/bff/src/core/crud/large-statements.ts';
import { firstStatement } from '@fio/bff/src/core/crud/pick-first.ts';
import type { AnySource, ListQuery } from '@fio/bff/src/core/crud/source.ts';
import { dice, type Kind, type Roll } from './queries.ts';
import type { Timed, Watch } from './Watch.ts';

const SAMPLES = 400;
/** Rolls that come out as what isn't offered are rolled again, so often. */
const ROLLS = SAMPLES * 40;

export interface Measured {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  /** The same of the first time that each was asked, when what it reads may have to come from the disk. */
  readonly firstP99: number;
  /** The query that took longest. */
  readonly slowest: ListQuery;
  /** The indexes that the plans of its queries used. */
  readonly indexes: readonly string[];
}

/** The statements that answer a list's query, as the BFF sends them. */
export function statementsOf(source: AnySource, query: ListQuery): Prisma.Sql[] {
  if (query.first !== undefined) {
    const first = firstStatement(source, query, new Date());
    return first === null ? [] : [first];
  }
  const listing = largeOf(source, query, new Date());
  if (query.q === undefined) return [largePage(listing), largeCount(listing)];
  const found = largeFound(listing, query.q);
  return found === null ? [] : [found];
}

function roll({ query }: Kind, next: Roll): ListQuery[] {
  const queries: ListQuery[] = [];
  for (let rolls = 0; queries.length < SAMPLES && rolls < ROLLS; rolls += 1) {
    const rolled = query(next);
    if (rolled !== null) queries.push(rolled);
  }
  if (queries.length === 0) throw new Error('None of these queries is offered.');
  return queries;
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** The statements of one query, one after the other. */
export async function timeOf(
  watch: Watch,
  statements: readonly Pick<Prisma.Sql, 'text' | 'values'>[],
): Promise<Timed> {
  const timed: Timed[] = [];
  for (const statement of statements) timed.push(await watch.time(statement));
  return {
    milliseconds: timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    indexes: timed.flatMap(({ indexes }) => indexes),
  };
}

/**
 * Asks different queries of the kind, each twice in turn, and takes the time of the second: a database server of this
 * size holds its tables in memory, and what this machine's disk takes is no business of the query's.
 */
export async function measure(watch: Watch, source: AnySource, kind: Kind): Promise<Measured> {
  const queries = roll(kind, dice(1));
  const first: number[] = [];
  const times: number[] = [];
  const used = new Set<string>();
  for (const query of queries) {
    const statements = statementsOf(source, query);
    first.push((await timeOf(watch, statements)).milliseconds);
    const { milliseconds, indexes } = await timeOf(watch, statements);
    times.push(milliseconds);
    for (const name of indexes) used.add(name);
  }
  const slowest = queries[times.indexOf(Math.max(...times))] as ListQuery;
  return {
    name: kind.name,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    firstP99: at(first, 0.99),
    slowest,
    indexes: [...used].sort(),
  };
}
