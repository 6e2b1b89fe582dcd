import type { BuildFigures, REMOTE_FAILURES, LOAD_PHASES } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { isFailing, type Met, type Threshold } from './judge.ts';
import { buildKey, type BuildName, sidesOf } from './sides.ts';
import { withinMs } from './time-bins.ts';

interface Outcome {
  readonly remote: string;
  readonly build: string;
  readonly phase: (typeof LOAD_PHASES)[number];
  readonly outcome: 'ok' | (typeof REMOTE_FAILURES)[number];
  /** How many by how long they took. */
  readonly times: number[];
  readonly lastAt: Date;
}

/** What was reported, whoever did. */
type Reports = Omit<BuildFigures, 'visitors' | 'failedVisitors' | 'isFailing'>;
type Database = Pick<PrismaClient, '$queryRaw' | 'remoteBuild'>;

const countOf = ({ times }: Outcome) => times.reduce((sum, count) => sum + count, 0);

function reportsOf(outcomes: readonly Outcome[]): Reports | null {
  const [first] = outcomes;
  if (!first) return null;
  const { remote, build } = first;
  const fine = outcomes.find(({ outcome }) => outcome === 'ok');
  const failures = outcomes.flatMap((one) =>
    one.outcome === 'ok' ? [] : [{ phase: one.phase, outcome: one.outcome, count: countOf(one) }],
  );
  const last = Math.max(...outcomes.map(({ lastAt }) => lastAt.getTime()));
  const loads = fine ? countOf(fine) : 0;
  return {
    remote,
    build,
    loads,
    failed: failures.reduce((sum, { count }) => sum + count, 0),
    p50: fine ? withinMs(fine.times, 0.5) : null,
    p75: fine ? withinMs(fine.times, 0.75) : null,
    failures: failures.sort((a, b) => b.count - a.count),
    lastAt: new Date(last).toISOString(),
  };
}

interface FiguresQuery {
  readonly environment: string;
  readonly since: Date;
  readonly threshold: Threshold;
  /** This build alone. */
  readonly only?: BuildName;
}

/** Null is any. */
const namesOf = ({ only }: FiguresQuery) => ({ remote: only?.remote ?? null, build: only?.build ?? null });

function outcomesOf(db: Database, query: FiguresQuery) {
  const { environment, since } = query;
  const { remote, build } = namesOf(query);
  return db.$queryRaw<Outcome[]>`
    SELECT remote, build, phase, outcome, max(minute) AS "lastAt", array_agg(count ORDER BY bin) AS times
    FROM (
      SELECT remote, build, phase, outcome, max(minute) AS minute, t.bin, sum(t.count)::int AS count
      FROM remote_loads, unnest(times) WITH ORDINALITY AS t(count, bin)
      WHERE environment = ${environment} AND minute >= ${since}
        AND remote = coalesce(${remote}, remote) AND build = coalesce(${build}, build)
      GROUP BY remote, build, phase, outcome, t.bin
    ) AS bins
    GROUP BY remote, build, phase, outcome ORDER BY remote, build`;
}

/** How many have opened each build and for how many it failed, each of them once however many hours they came in. */
async function metOf(db: Database, query: FiguresQuery): Promise<ReadonlyMap<string, Met>> {
  const { environment, since } = query;
  const { remote, build } = namesOf(query);
  const rows = await db.$queryRaw<(BuildName & Met)[]>`
    SELECT remote, build, count(*)::int AS visitors, (count(*) FILTER (WHERE has_failed))::int AS failed
    FROM (
      SELECT remote, build, bool_or(has_failed) AS has_failed FROM build_visitors
      WHERE environment = ${environment} AND hour >= date_trunc('hour', ${since}::timestamptz)
        AND remote = coalesce(${remote}, remote) AND build = coalesce(${build}, build)
      GROUP BY remote, build, visitor
    ) AS each
    GROUP BY remote, build`;
  return new Map(rows.map((row) => [buildKey(row), row]));
}

/** How builds did since then, in one environment. */
export async function buildFigures(db: Database, query: FiguresQuery): Promise<BuildFigures[]> {
  const [outcomes, met] = await Promise.all([outcomesOf(db, query), metOf(db, query)]);
  const all = [...Map.groupBy(outcomes, buildKey).values()].flatMap((one) => reportsOf(one) ?? []);
  const sides = await sidesOf(db, all);
  return all.map((reports) => {
    const { visitors, failed } = met.get(buildKey(reports)) ?? { visitors: 0, failed: 0 };
    const side = sides.get(buildKey(reports));
    const fails = side !== undefined && isFailing(side, { visitors, failed }, query.threshold);
    return { ...reports, visitors, failedVisitors: failed, isFailing: fails };
  });
}
