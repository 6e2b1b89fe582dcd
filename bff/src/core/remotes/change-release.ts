import type { Transaction } from '../database/prisma.ts';
import type { Prisma, RemoteBuild } from '../../generated/prisma/client.ts';
import { AppError } from '../errors.ts';
import { manifestProblems } from './check-manifest.ts';
import { liveBuilds, manifestsOf } from './live-builds.ts';
import type { Attribution } from './publish.ts';
import { readManifest } from './read-manifest.ts';
import { PRODUCT, recordChange, type Change } from './record-change.ts';
import { beforeLatest, stableSteps } from './stable-steps.ts';
import { RemoteRefused } from './RemoteRefused.ts';
import { isSigned, type PublisherKey } from './signature.ts';

const include = { stable: true, canary: true } satisfies Prisma.RemoteReleaseInclude;
export type ReleaseRecord = Prisma.RemoteReleaseGetPayload<{ include: typeof include }>;

/** Any number that nothing else locks: one pointer moves at a time, so that two remotes can't take one base path. */
const RELEASE_LOCK = 7_270_023;

/** Where something changes, by whom and why. */
export interface Move extends Attribution {
  readonly environment: string;
  readonly remote: string;
  readonly reason: string;
}

const keyOf = ({ environment, remote }: Move) => ({ environment_remote: { environment, remote } });

async function releaseOf(tx: Transaction, move: Move): Promise<ReleaseRecord | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${RELEASE_LOCK})`;
  return tx.remoteRelease.findUnique({ where: keyOf(move), include });
}

async function fit(
  tx: Transaction,
  keys: readonly PublisherKey[],
  move: Move,
  build: string,
): Promise<RemoteBuild> {
  const { environment, remote } = move;
  const found = await tx.remoteBuild.findUnique({ where: { remote_build: { remote, build } } });
  if (!found) throw new AppError('NOT_FOUND');
  const manifest = readManifest(found.manifest);
  const problems = manifestProblems(manifest, manifestsOf(await liveBuilds(tx, keys, environment)));
  if (!isSigned({ remote, document: found.manifest, signature: found.signature }, keys))
    problems.push('its signature does not hold any more: publish it again');
  if (problems.length > 0) throw new RemoteRefused(`${remote} ${build}`, problems);
  return found;
}

interface Pointer {
  readonly build: string;
  readonly canaryBuild?: string | null;
  readonly canaryPercent?: number | null;
}

async function point(
  tx: Transaction,
  move: Move,
  { build, canaryBuild = null, canaryPercent = null }: Pointer,
  change: Pick<Change, 'kind' | 'from' | 'to' | 'percent'>,
): Promise<ReleaseRecord> {
  const { environment, remote, actor, reason, at } = move;
  const data = { build, canaryBuild, canaryPercent, updatedAt: at };
  const release = await tx.remoteRelease.upsert({
    where: keyOf(move),
    create: { environment, remote, ...data },
    update: data,
    include,
  });
  await recordChange(tx, { ...change, environment, remote, actor, reason, at });
  return release;
}

export interface Promotion extends Move {
  readonly build: string;
  /** 100 for all; less is a canary. */
  readonly percent: number;
  readonly kind?: 'promote' | 'start';
  /** The stable build that whoever asks knows of. */
  readonly expect?: string | undefined;
}

/** Two teams, or a team's two pipelines, may promote at once: who comes second has compared with what is gone. */
function assertExpected(release: ReleaseRecord | null, { build, expect }: Promotion): void {
  if (expect === undefined) return;
  const [stable, canary] = [release?.build ?? 'nothing', release?.canaryBuild ?? build];
  const reasons = [
    ...(stable === expect ? [] : [`live is ${stable}, not ${expect}`]),
    ...(canary === build ? [] : [`the canary ${canary} runs beside it`]),
  ];
  if (reasons.length > 0) throw new AppError('REMOTE_MOVED', { reasons });
}

/** Makes a published build the live one, or a canary beside it. Asked again for what is so already, it changes nothing. */
export async function promote(
  tx: Transaction,
  keys: readonly PublisherKey[],
  promotion: Promotion,
): Promise<ReleaseRecord> {
  const { build, percent, kind = 'promote', expect: _, ...move } = promotion;
  const release = await releaseOf(tx, move);
  await fit(tx, keys, move, build);
  // Everybody has it, so some have. A start is told of even so: the next one asks which build this one brought.
  if (kind === 'promote' && release?.build === build && release.canaryBuild === null) return release;
  assertExpected(release, promotion);
  if (percent === 100) return point(tx, move, { build }, { kind, from: release?.build ?? null, to: build });
  if (!release || release.build === build) {
    const why = release ? 'is the stable build' : 'has no stable build beside it';
    throw new RemoteRefused(`${move.remote} ${build}`, [`it ${why}: promote it to 100 per cent`]);
  }
  if (release.canaryBuild === build && release.canaryPercent === percent) return release;
  const canary = { build: release.build, canaryBuild: build, canaryPercent: percent };
  return point(tx, move, canary, { kind: 'canary', from: release.canaryBuild, to: build, percent });
}

/** Where a rollback leads that names no build. */
async function before(tx: Transaction, move: Move, release: ReleaseRecord): Promise<string> {
  if (release.canaryBuild !== null) return release.build;
  const previous = beforeLatest(await stableSteps(tx, move));
  if (previous === undefined)
    throw new RemoteRefused(move.remote, [`no other build was live in ${move.environment} before`]);
  return previous;
}

/** Goes back to a build that was live before; a canary ends with it, and without a build that is all. */
export async function rollBack(
  tx: Transaction,
  keys: readonly PublisherKey[],
  { build: wanted, ...move }: Move & { readonly build?: string | undefined },
): Promise<ReleaseRecord> {
  const release = await releaseOf(tx, move);
  if (!release) throw new AppError('NOT_FOUND');
  const build = wanted ?? (await before(tx, move, release));
  if (build === release.build && release.canaryBuild === null) return release;
  if (build !== release.build) {
    await fit(tx, keys, move, build);
    if (!(await stableSteps(tx, move)).some(({ to }) => to === build))
      throw new RemoteRefused(`${move.remote} ${build}`, [
        `it was never live in ${move.environment}: promote it instead`,
      ]);
  }
  const from = build === release.build ? release.canaryBuild : release.build;
  return point(tx, move, { build }, { kind: 'rollback', from, to: build });
}

/** Ends a canary by itself, if it is still this build with the share it has had `since` then; answers whether it did. */
export async function takeBack(
  tx: Transaction,
  { build, since, ...rest }: Omit<Move, 'actor'> & { readonly build: string; readonly since: Date },
): Promise<boolean> {
  const move = { ...rest, actor: PRODUCT };
  const release = await releaseOf(tx, move);
  if (release?.canaryBuild !== build || release.updatedAt.getTime() !== since.getTime()) return false;
  await point(tx, move, { build: release.build }, { kind: 'take_back', from: build, to: release.build });
  return true;
}
