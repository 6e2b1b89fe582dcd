import { type Grouping, MEASURES, type ResultOf, SMALLEST_GROUP, type statistics } from '@fio/contracts';
import { tellApart, withoutSmall } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { type Counts, inOrder, type Row, rowsOf } from './group-rows.ts';
import { labelsOf } from './labels.ts';
import { type Period, previousOf } from './period.ts';
import { visitsBySource } from './visits-by-source.ts';

type Groups = ResultOf<typeof statistics.groups>;
type Figures = Groups['groups'][number]['figures'];

/** So many groups are told apart on a page; a file has all. */
const SHOWN = 100;

const countsOf = (row: Counts) => MEASURES.map((measure) => row[measure]);
const named = (figures: readonly (number | null)[]) =>
  Object.fromEntries(MEASURES.map((measure, index) => [measure, figures[index] ?? null])) as Figures;
const NOT_TOLD = named([]);

const total = (rows: readonly Counts[]) =>
  Object.fromEntries(
    MEASURES.map((measure) => [measure, rows.reduce((all, row) => all + row[measure], 0)]),
  ) as Counts;
const NOTHING = total([]);

/** What is told of a period, and what its groups were before. */
interface Told {
  readonly told: readonly { readonly key: string; readonly figures: Figures; readonly before: Figures }[];
  readonly rest: Groups['rest'];
}

/** Everything as it is, but for what is beyond the `most`. A group of which nothing is left stands last. */
function plainly(by: Grouping, now: readonly Row[], before: readonly Row[], most: number): Told {
  const old = new Map(before.map((row) => [row.key, row]));
  const keys = new Set(now.map(({ key }) => key));
  const gone = before.filter(({ key }) => !keys.has(key)).map((row) => ({ ...row, ...NOTHING }));
  const rows = [...now, ...gone].sort(inOrder(by));
  const rest = rows.slice(most);
  const beforeOf = ({ key }: Row): Counts => old.get(key) ?? NOTHING;
  return {
    told: rows.slice(0, most).map((row) => ({
      key: row.key,
      figures: named(countsOf(row)),
      before: named(countsOf(beforeOf(row))),
    })),
    rest:
      rest.length === 0
        ? null
        : {
            groups: rest.length,
            figures: named(countsOf(total(rest))),
            before: named(countsOf(total(rest.map(beforeOf)))),
          },
  };
}

/** Nothing that tells of fewer than five people. */
function apart(rows: readonly Row[], most: number) {
  const { told, together } = withoutSmall(rows, (row) => row.people, SMALLEST_GROUP);
  return tellApart(told.slice(0, most), [...told.slice(most), ...together], countsOf, SMALLEST_GROUP);
}

/** Of the period before no more than who asks for it alone is told, so that the two say nothing together. */
function masked(now: readonly Row[], before: readonly Row[], most: number): Told {
  const { told, rest } = apart(now, most);
  const old = new Map(apart(before, most).told.map(({ group, figures }) => [group.key, named(figures)]));
  return {
    told: told.map(({ group: { key }, figures }) => ({
      key,
      figures: named(figures),
      before: old.get(key) ?? NOT_TOLD,
    })),
    // Those who are together in one period are others in the next.
    rest: rest && { groups: rest.groups, figures: named(rest.figures), before: NOT_TOLD },
  };
}

/** Sources of visits that nobody registered from in the period. Not for whom small groups are hidden: nobody is a small group. */
function broughtNobody(visits: ReadonlyMap<string, number> | null, now: readonly Row[]): readonly Row[] {
  const keys = new Set(now.map(({ key }) => key));
  const left = [...(visits?.keys() ?? [])].filter((key) => !keys.has(key));
  return left.map((key) => ({ ...NOTHING, key, people: 0 }));
}

interface Asked {
  readonly by: Grouping;
  readonly period: Period;
  /** Whether small groups must not be told of. */
  readonly isMasked: boolean;
  /** So many groups at most are told apart. */
  readonly most?: number;
}

/** The period by one grouping beside the one before it, the largest groups first, ages by age. */
export async function groups(
  tx: Transaction,
  { by, period, isMasked, most = SHOWN }: Asked,
): Promise<Groups> {
  const previous = previousOf(period);
  const [now, before, visits] = await Promise.all([
    rowsOf(tx, by, period, isMasked),
    rowsOf(tx, by, previous, isMasked),
    by === 'source' ? visitsBySource(tx, period) : null,
  ]);
  const { told, rest } = isMasked
    ? masked(now, before, most)
    : plainly(by, [...now, ...broughtNobody(visits, now)], before, most);
  const keys = told.map(({ key }) => key);
  const labels = await labelsOf(tx, by, keys);
  return {
    period,
    previous,
    groups: told.map((group) => ({
      ...group,
      label: labels.get(group.key) ?? '',
      visits: visits && (visits.get(group.key) ?? 0),
    })),
    rest,
  };
}
