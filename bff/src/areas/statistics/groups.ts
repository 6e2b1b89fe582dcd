import { type Grouping, MEASURES, type ResultOf, SMALLEST_GROUP, type statistics } from '@fio/contracts';
import { tellApart, withoutSmall } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { labelsOf } from './labels.ts';
import type { Period } from './period.ts';

type Groups = ResultOf<typeof statistics.groups>;
type Group = Groups['groups'][number];
type Figures = Group['figures'];
type Counts = { readonly [Measure in keyof Figures]: number };

interface Row extends Counts {
  readonly key: string;
  /** Everybody of the group who had registered by the end of the period; of shows and polls, who took part. */
  readonly people: number;
}

/** So many groups are told apart on a page; a file has all. */
const SHOWN = 100;

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

const inOrder = (by: Grouping) => (one: Row, other: Row) => {
  if (by === 'age')
    return Number(one.key === '') - Number(other.key === '') || (one.key < other.key ? -1 : 1);
  const main: keyof Counts = OF_PEOPLE.includes(by) ? 'registrations' : 'votes';
  return other[main] - one[main] || other.votes - one.votes || (one.key < other.key ? -1 : 1);
};

async function rowsOf(tx: Transaction, by: Grouping, period: Period, isMasked: boolean): Promise<Row[]> {
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

const countsOf = (row: Counts) => MEASURES.map((measure) => row[measure]);
const named = (figures: readonly (number | null)[]) =>
  Object.fromEntries(MEASURES.map((measure, index) => [measure, figures[index] ?? null])) as Figures;

const total = (rows: readonly Counts[]) =>
  Object.fromEntries(
    MEASURES.map((measure) => [measure, rows.reduce((all, row) => all + row[measure], 0)]),
  ) as Counts;

/** Everything as it is, but for what is beyond the `most`. */
function plainly(rows: readonly Row[], most: number) {
  const rest = rows.slice(most);
  return {
    told: rows.slice(0, most).map((group) => ({ group, figures: countsOf(group) })),
    rest: rest.length === 0 ? null : { groups: rest.length, figures: countsOf(total(rest)) },
  };
}

/** Nothing that tells of fewer than five people. */
function masked(rows: readonly Row[], most: number) {
  const { told, together } = withoutSmall(rows, (row) => row.people, SMALLEST_GROUP);
  return tellApart(told.slice(0, most), [...told.slice(most), ...together], countsOf, SMALLEST_GROUP);
}

interface Asked {
  readonly by: Grouping;
  readonly period: Period;
  /** Whether small groups must not be told of. */
  readonly isMasked: boolean;
  /** So many groups at most are told apart. */
  readonly most?: number;
}

/** The period by one grouping, the largest groups first, ages by age. */
export async function groups(
  tx: Transaction,
  { by, period, isMasked, most = SHOWN }: Asked,
): Promise<Groups> {
  const rows = await rowsOf(tx, by, period, isMasked);
  const { told, rest } = isMasked ? masked(rows, most) : plainly(rows, most);
  const labels = await labelsOf(
    tx,
    by,
    told.map(({ group }) => group.key),
  );
  return {
    period,
    groups: told.map(({ group: { key }, figures }) => ({
      key,
      label: labels.get(key) ?? '',
      figures: named(figures),
    })),
    rest: rest && { groups: rest.groups, figures: named(rest.figures) },
  };
}
