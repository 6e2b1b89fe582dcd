import type {
  BuildRevision,
  RemoteBuildDetail,
  RemoteBuildRow,
  RemoteChange,
  RemoteRelease,
} from '@fio/contracts';
import type { RemoteBuild, RemoteChange as ChangeRecord } from '../../generated/prisma/client.ts';
import type { ReleaseRecord } from '../../core/remotes/change-release.ts';
import type { LiveRemote } from '../../core/remotes/live-builds.ts';
import { revisionOf } from '../../core/remotes/revision.ts';
import { saidBy } from '../../core/remotes/read-manifest.ts';

/** As `contentsOf` made them when the build was published. */
const contentsOf = ({ files }: RemoteBuild) => files as unknown as RemoteBuildDetail['contents'];

export function buildRowOf(row: RemoteBuild): RemoteBuildRow {
  const { remote, build, version, origin, createdAt, publishedByName } = row;
  const manifest = saidBy(row.manifest);
  const contents = contentsOf(row);
  const sum = (what: 'size' | 'gzip') => contents.reduce((total, file) => total + file[what], 0);
  return {
    remote,
    build,
    version,
    origin,
    owner: manifest?.owner ?? '',
    shellApi: manifest?.requires.shellApi ?? '',
    files: contents.length,
    size: sum('size'),
    gzip: sum('gzip'),
    publishedAt: createdAt.toISOString(),
    publishedBy: publishedByName,
    revision: revisionOf(row),
    hasMaps: row.hasMaps,
  };
}

export const buildDetailOf = (row: RemoteBuild, isSigned: boolean): RemoteBuildDetail => ({
  ...buildRowOf(row),
  manifest: saidBy(row.manifest),
  document: row.manifest,
  signature: row.signature,
  isSigned,
  contents: contentsOf(row),
});

/** A build by its name, as people know it and by its commit. */
const named = (row: RemoteBuild) => ({
  build: row.build,
  version: row.version,
  revision: revisionOf(row),
});

export function releaseOf(release: ReleaseRecord, live: LiveRemote | undefined): RemoteRelease {
  const { environment, remote, stable, canary, canaryPercent, updatedAt } = release;
  return {
    environment,
    remote,
    stable: named(stable),
    canary: canary && canaryPercent !== null ? { ...named(canary), percent: canaryPercent } : null,
    refused: [...(live?.refused ?? [])],
    serving: live?.stable?.build ?? null,
    changedAt: updatedAt.toISOString(),
  };
}

/** `revisions` by the name of the build. */
export const changeOf = (
  change: ChangeRecord,
  revisions: ReadonlyMap<string, BuildRevision | null>,
): RemoteChange => ({
  at: change.at.toISOString(),
  environment: change.environment,
  // As recordChange wrote it.
  kind: change.kind as RemoteChange['kind'],
  from: change.from,
  to: change.to,
  percent: change.percent,
  by: change.actorName,
  reason: change.reason,
  revision: revisions.get(change.to ?? '') ?? null,
});
