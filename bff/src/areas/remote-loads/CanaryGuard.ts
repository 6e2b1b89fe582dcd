import type { PrismaClient } from '../../core/database/prisma.ts';
import { KeyedHash } from '../../core/secrets/KeyedHash.ts';
import type { KeyRing } from '../../core/secrets/KeyRing.ts';
import type { Logger } from '../../core/log.ts';
import { takeBack } from '../../core/remotes/change-release.ts';
import { takenBackPt } from './canary.pt.ts';
import { countVisitors, runningCanaries, type Canary } from './canary-visitors.ts';

/** One visitor and one build, within a moment. */
export interface Visit {
  readonly remote: string;
  readonly build: string;
  /** Who it was: a session of staff, or else an address. */
  readonly visitor: string;
  readonly hasFailed: boolean;
}

/** When a canary has failed too often: of so many visitors or more, for more than so many in a hundred. */
export interface Threshold {
  readonly visitors: number;
  readonly percent: number;
}

/** One person's browser, and one more, may have trouble of its own. */
const LEAST_FAILED = 3;

export const isFaulty = (
  { visitors, failed }: { readonly visitors: number; readonly failed: number },
  threshold: Threshold,
): boolean => {
  if (failed < LEAST_FAILED) return false;
  // For nobody did it work: there is nothing to wait for.
  if (failed === visitors) return true;
  return visitors >= threshold.visitors && failed * 100 > threshold.percent * visitors;
};

interface Dependencies {
  readonly db: PrismaClient;
  readonly clock: { now(): Date };
  readonly log: Logger;
  readonly environment: string;
  readonly hashKeys: KeyRing;
  readonly threshold: Threshold;
}

/**
 * Takes a canary back when it fails for too many of those who met it. Everybody counts once, by a keyed hash of
 * their address, staff by one of their session: an office has one address. One address or session can't end a canary;
 * three can. Nobody can be told by it.
 */
export class CanaryGuard {
  readonly #dependencies: Dependencies;
  readonly #hash: KeyedHash;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#hash = new KeyedHash(dependencies.hashKeys, 'fio canary visitors');
  }

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

  #visitorOf({ build }: Canary, visitor: string): Buffer {
    return this.#hash.make(`${build} ${visitor}`).subarray(0, 16);
  }

  async #record(canary: Canary, met: readonly Visit[]): Promise<void> {
    const { environment, remote, build, since } = canary;
    const visitors = met.map(({ visitor }) => this.#visitorOf(canary, visitor));
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
