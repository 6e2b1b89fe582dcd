import type { PrismaClient } from '../../core/database/prisma.ts';
import { buildKey } from './sides.ts';
import type { Visit, VisitorKey } from './Visit.ts';

/** So many of an hour are kept of each build; of those who come later one in 64, by their hash, which nobody can choose. */
const ALL_UP_TO = 2_000;
const FIRST_BYTE_BELOW = 4;

interface Dependencies {
  readonly db: PrismaClient;
  readonly clock: { now(): Date };
  readonly environment: string;
  readonly keyOf: VisitorKey;
}

/** Keeps who opened a build and for whom it failed, each once an hour, however often they say so. */
export class BuildVisitors {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async record(visits: readonly Visit[]): Promise<void> {
    for (const some of Map.groupBy(visits, buildKey).values()) await this.#recordOne(some);
  }

  /** Of one build. */
  async #recordOne(visits: readonly Visit[]): Promise<void> {
    const { db, clock, environment, keyOf } = this.#dependencies;
    const [first] = visits;
    if (!first) return;
    const { remote, build } = first;
    const visitors = visits.map(keyOf);
    const failed = visits.map(({ hasFailed }) => hasFailed);
    await db.$executeRaw`
      INSERT INTO build_visitors AS v (environment, remote, build, hour, visitor, has_failed)
      SELECT ${environment}, ${remote}, ${build}, h.hour, m.visitor, m.failed
      FROM date_trunc('hour', ${clock.now()}::timestamptz) AS h(hour),
        unnest(${visitors}::bytea[], ${failed}::boolean[]) AS m(visitor, failed)
      WHERE get_byte(m.visitor, 0) < ${FIRST_BYTE_BELOW} OR ${ALL_UP_TO} > (
        SELECT count(*) FROM build_visitors b
        WHERE b.environment = ${environment} AND b.remote = ${remote} AND b.build = ${build} AND b.hour = h.hour)
      -- Who was counted as one for whom it works is so no longer once it fails.
      OR EXISTS (
        SELECT FROM build_visitors b
        WHERE b.environment = ${environment} AND b.remote = ${remote} AND b.build = ${build} AND b.hour = h.hour
          AND b.visitor = m.visitor)
      ORDER BY m.visitor
      ON CONFLICT (environment, remote, build, hour, visitor) DO UPDATE SET has_failed = true
      WHERE excluded.has_failed AND NOT v.has_failed`;
  }
}
