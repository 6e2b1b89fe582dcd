import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Logger } from '../../core/log.ts';
import { takeBack } from '../../core/remotes/change-release.ts';
import { takenBackPt } from './canary.pt.ts';
import { countVisitors, runningCanaries, type Canary } from './canary-visitors.ts';
import { isFaulty, type Threshold } from './judge.ts';
import type { Visit, VisitorKey } from './Visit.ts';

interface Dependencies {
  readonly db: PrismaClient;
  readonly clock: { now(): Date };
  readonly log: Logger;
  readonly environment: string;
  readonly keyOf: VisitorKey;
  readonly threshold: Threshold;
}

/**
 * Takes a canary back when it fails for too many of those who met it. Everybody counts once: visitors by a keyed hash of
 * their network, staff by one of their account. One network or account can't end a canary; three can. Nobody can be told
 * by it.
 */
export class CanaryGuard {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** `visits`: those that are credible. */
  async watch(visits: readonly Visit[]): Promise<void> {
    const { db, environment } = this.#dependencies;
    for (const canary of await runningCanaries(db, environment)) {
      const { remote, build } = canary;
      const met = visits.filter((visit) => visit.remote === remote && visit.build === build);
      if (met.length === 0) continue;
      await this.#record(canary, met);
      // Also of those for whom it worked: the last of them can be the one that makes it enough visitors.
      await this.#judge(canary);
    }
  }

  async #record(canary: Canary, met: readonly Visit[]): Promise<void> {
    const { environment, remote, build, since } = canary;
    const visitors = met.map(this.#dependencies.keyOf);
    const failed = met.map(({ hasFailed }) => hasFailed);
    await this.#dependencies.db.$executeRaw`
      INSERT INTO canary_visitors AS v (environment, remote, build, since, visitor, has_failed)
      SELECT ${environment}, ${remote}, ${build}, ${since}, m.visitor, m.failed
      FROM unnest(${visitors}::bytea[], ${failed}::boolean[]) AS m(visitor, failed) ORDER BY m.visitor
      ON CONFLICT (environment, remote, build, since, visitor) DO UPDATE SET has_failed = true
      WHERE excluded.has_failed AND NOT v.has_failed`;
  }

  async #judge(canary: Canary): Promise<void> {
    const { db, clock, log, threshold } = this.#dependencies;
    const found = await countVisitors(db, canary);
    if (!isFaulty(found, threshold)) return;
    const reason = takenBackPt(found);
    const isDone = await db.$transaction((tx) => takeBack(tx, { ...canary, reason, at: clock.now() }));
    if (isDone) log.warn({ ...canary, ...found }, 'a canary was taken back');
  }
}
