import type { BuildFigures, REMOTE_FAILURES, LOAD_PHASES } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { isOwnFault } from './own-faults.ts';
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

/** One browser may have trouble of its own, and so may one more. */
const LEAST_FAILED = 3;

/** Whether the build's own faults are more than so many in a hundred of its openings. */
function isFailing(loads: number, failures: BuildFigures['failures'], percent: number): boolean {
  const faults = failures.filter(isOwnFault);
  const count = (some: BuildFigures['failures']) => some.reduce((sum, one) => sum + one.count, 0);
  const openings = loads + count(faults.filter(({ phase }) => phase === 'load'));
  return count(faults) >= LEAST_FAILED && count(faults) * 100 > percent * openings;
}

function figuresOf(outcomes: readonly Outcome[], percent: number): BuildFigures | null {
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
    isFailing: isFailing(loads, failures, percent),
    lastAt: new Date(last).toISOString(),
  };
}

interface Told {
  readonly environment: string;
  readonly since: Date;
  /** A build fails that does so more often in a hundred openings. */
  readonly percent: number;
}

/** How each build did since then, in one environment. */
export async function buildFigures(
  db: Pick<PrismaClient, '$queryRaw'>,
  { environment, since, percent }: Told,
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
  return [...builds.values()].flatMap((one) => figuresOf(one, percent) ?? []);
}
