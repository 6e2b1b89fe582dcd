import type { Grouping, ResultOf, statistics } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Period } from './period.ts';

type Figures = ResultOf<typeof statistics.groups>['groups'][number]['figures'];
export type Counts = { readonly [Measure in keyof Figures]: number };

export interface Row extends Counts {
  readonly key: string;
  /** Everybody of the group who had registered by the end of the period; of shows and polls, who took part. */
  readonly people: number;
}

/** A person has these; the others are what people take part in, where votes are what there is most of. */
const OF_PEOPLE: readonly Grouping[] = ['state', 'city', 'ddd', 'age', 'source', 'medium', 'campaign'];

const people = (tx: Transaction, by: Grouping, { to }: Period) =>
  tx.$queryRaw<{ key: string; people: number }[]>`
    SELECT key, sum(registrations)::integer AS people
    FROM statistic_days WHERE dimension = ${by} AND day <= ${to}::date GROUP BY key`;

const sums = (tx: Transaction, by: Grouping, { from, to }: Period) =>
  tx.$queryRaw<(Counts & { key: string })[]>`
    SELECT key,
      sum(registrations)::integer AS registrations, sum(verified)::integer AS verified, sum(votes)::integer AS votes,
      sum(suggestions)::integer AS suggestions, sum(invoices)::integer AS invoices, sum(tickets)::integer AS tickets,
      sum(prizes)::integer AS prizes
    FROM statistic_days
    WHERE dimension = ${by} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY key`;

/** The largest first, ages by age. */
export const inOrder = (by: Grouping) => (one: Row, other: Row) => {
  if (by === 'age')
    return Number(one.key === '') - Number(other.key === '') || (one.key < other.key ? -1 : 1);
  const main: keyof Counts = OF_PEOPLE.includes(by) ? 'registrations' : 'votes';
  return other[main] - one[main] || other.votes - one.votes || (one.key < other.key ? -1 : 1);
};

/** Each group that something happened to in the period, the largest first, ages by age. */
export async function rowsOf(
  tx: Transaction,
  by: Grouping,
  period: Period,
  isMasked: boolean,
): Promise<Row[]> {
  const counted = await sums(tx, by, period);
  const isOfPeople = OF_PEOPLE.includes(by);
  const sizes = isMasked && isOfPeople ? await people(tx, by, period) : [];
  const sizeOf = new Map(sizes.map((size) => [size.key, size.people]));
  const rows = counted.map((row) => ({
    ...row,
    people: isOfPeople ? (sizeOf.get(row.key) ?? 0) : row.votes + row.suggestions,
  }));
  return rows.sort(inOrder(by));
}
