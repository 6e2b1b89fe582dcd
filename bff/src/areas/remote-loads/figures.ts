import type { BuildFigures, REMOTE_FAILURES, LOAD_PHASES } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
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

const countOf = ({ times }: Outcome) => times.reduce((sum, count) => sum + count, 0);

function figuresOf(outcomes: readonly Outcome[]): BuildFigures | null {
  const [first] = outcomes;
  if (!first) return null;
  const { remote, build } = first;
  const fine = outcomes.find(({ outcome }) => outcome === 'ok');
  const failures = outcomes.flatMap((one) =>
    one.outcome === 'ok' ? [] : [{ phase: one.phase, outcome: one.outcome, count: countOf(one) }],
  );
  const last = Math.max(...outcomes.map(({ lastAt }) => lastAt.getTime()));
  return {
    remote,
    build,
    loads: fine ? countOf(fine) : 0,
    failed: failures.reduce((sum, { count }) => sum + count, 0),
    p50: fine ? withinMs(fine.times, 0.5) : null,
    p75: fine ? withinMs(fine.times, 0.75) : null,
    failures: failures.sort((a, b) => b.count - a.count),
    lastAt: new Date(last).toISOString(),
  };
}

/** How each build did since then, in one environment. */
export async function buildFigures(
  db: PrismaClient,
  environment: string,
  since: Date,
): Promise<BuildFigures[]> {
  const outcomes = await db.$queryRaw<Outcome[]>`
    SELECT remote, build, phase, outcome, max(minute) AS "lastAt", array_agg(count ORDER BY bin) AS times
    FROM (
      SELECT remote, build, phase, outcome, max(minute) AS minute, t.bin, sum(t.count)::int AS count
      FROM remote_loads, unnest(times) WITH ORDINALITY AS t(count, bin)
      WHERE environment = ${environment} AND minute >= ${since}
      GROUP BY remote, build, phase, outcome, t.bin
    ) AS bins
    GROUP BY remote, build, phase, outcome ORDER BY remote, build`;
  const builds = Map.groupBy(outcomes, ({ remote, build }) => `${remote}/${build}`);
  return [...builds.values()].flatMap((one) => figuresOf(one) ?? []);
}
