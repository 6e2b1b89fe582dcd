import type { RemoteManifest } from '@fio/contracts';

/** How many have met a build, and for how many of them it failed. */
export interface Met {
  readonly visitors: number;
  readonly failed: number;
}

/** When a build fails too often: of so many visitors or more, for more than so many in a hundred. */
export interface Threshold {
  readonly visitors: number;
  readonly percent: number;
}

/** One person's browser, and one more, may have trouble of its own. */
const LEAST_FAILED = 3;

const isBeyondShare = ({ visitors, failed }: Met, { percent }: Threshold) =>
  failed * 100 > percent * visitors;

/** Whether a canary is to be taken back. Three who made it up can do that: the stable build is the safe side. */
export function isFaulty(met: Met, threshold: Threshold): boolean {
  if (met.failed < LEAST_FAILED) return false;
  // For nobody did it work: there is nothing to wait for.
  if (met.failed === met.visitors) return true;
  return met.visitors >= threshold.visitors && isBeyondShare(met, threshold);
}

/**
 * Whether promoting a build asks for a reason. Staff are known, so three accounts are enough; visitors are networks that
 * anybody can borrow some of, so it takes as many that it failed for as a canary needs to be judged at all.
 */
export const isFailing = (side: RemoteManifest['side'], met: Met, threshold: Threshold): boolean =>
  side === 'admin'
    ? isFaulty(met, threshold)
    : met.failed >= threshold.visitors && isBeyondShare(met, threshold);
