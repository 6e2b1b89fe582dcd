import { remoteManifest, type RemoteManifest } from '@fio/contracts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { isSigned, type PublisherKey } from './signature.ts';
import { stableSteps, standing } from './stable-steps.ts';

/** A row of remote_builds, as far as it can be trusted or not. */
export interface StoredBuild {
  readonly remote: string;
  readonly build: string;
  readonly manifest: string;
  readonly signature: string;
}

/** What a stored build says, if its publisher signed exactly that and it says it of itself; null: it was tampered with. */
export function trusted(row: StoredBuild, keys: readonly PublisherKey[]): RemoteManifest | null {
  const { remote, build, manifest: document, signature } = row;
  if (!isSigned({ remote, document, signature }, keys)) return null;
  const { data: manifest } = remoteManifest.safeParse(JSON.parse(document));
  return manifest?.id === remote && manifest.build === build ? manifest : null;
}

/** The live builds of one remote. */
export interface LiveRemote {
  readonly remote: string;
  readonly stable: RemoteManifest | null;
  readonly canary: { readonly manifest: RemoteManifest; readonly percent: number } | null;
  /** The builds whose signature doesn't hold. */
  readonly refused: readonly string[];
}

type Reading = Pick<PrismaClient, 'remoteRelease' | 'remoteBuild' | 'remoteChange'>;

/** How many builds are tried: who can tamper with more has the database for their own. */
const TRIED = 20;

/** The last build that was live before and can be trusted; what was rolled back from stays away. */
async function lastGood(
  db: Reading,
  keys: readonly PublisherKey[],
  place: { readonly environment: string; readonly remote: string },
): Promise<RemoteManifest | null> {
  const before = standing(await stableSteps(db, place)).toReversed();
  for (const build of new Set(before.slice(0, TRIED))) {
    const row = await db.remoteBuild.findUnique({
      where: { remote_build: { remote: place.remote, build } },
    });
    const manifest = row && trusted(row, keys);
    if (manifest) return manifest;
  }
  return null;
}

/** What is live in an environment, by remote; instead of a stable build that was tampered with, the last good one. */
export async function liveBuilds(
  db: Reading,
  keys: readonly PublisherKey[],
  environment: string,
): Promise<LiveRemote[]> {
  const rows = await db.remoteRelease.findMany({
    where: { environment },
    include: { stable: true, canary: true },
    orderBy: { remote: 'asc' },
  });
  return Promise.all(
    rows.map(async ({ remote, stable, canary, canaryPercent }) => {
      const manifest = trusted(stable, keys);
      const tried = canary && trusted(canary, keys);
      return {
        remote,
        stable: manifest ?? (await lastGood(db, keys, { environment, remote })),
        canary: tried && canaryPercent !== null ? { manifest: tried, percent: canaryPercent } : null,
        refused: [...(manifest ? [] : [stable.build]), ...(canary && !tried ? [canary.build] : [])],
      };
    }),
  );
}

/** Everything that some visitor gets, canaries among it: what a build must fit beside. */
export const manifestsOf = (live: readonly LiveRemote[]): RemoteManifest[] =>
  live.flatMap(({ stable, canary }) => [stable, canary?.manifest].filter((manifest) => !!manifest));
