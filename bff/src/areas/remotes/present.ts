import type { RemoteBuildDetail, RemoteBuildRow, RemoteChange, RemoteRelease } from '@fio/contracts';
import type { RemoteBuild, RemoteChange as ChangeRecord } from '../../generated/prisma/client.ts';
import type { ReleaseRecord } from '../../core/remotes/change-release.ts';
import type { LiveRemote } from '../../core/remotes/live-builds.ts';
import { saidBy } from '../../core/remotes/read-manifest.ts';

/** As `contentsOf` made them when the build was published. */
const contentsOf = ({ files }: RemoteBuild) => files as unknown as RemoteBuildDetail['contents'];

export function buildRowOf(row: RemoteBuild): RemoteBuildRow {
  const { remote, build, version, origin, createdAt, publishedByName } = row;
  const manifest = saidBy(row.manifest);
  const contents = contentsOf(row);
  const sum = (what: 'size' | 'gzip') => contents.reduce((total, file) => total + file[what], 0);
  return {
    ...{ remote, build, version, origin },
    owner: manifest?.owner ?? '',
    shellApi: manifest?.requires.shellApi ?? '',
    files: contents.length,
    size: sum('size'),
    gzip: sum('gzip'),
    publishedAt: createdAt.toISOString(),
    publishedBy: publishedByName,
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

export function releaseOf(release: ReleaseRecord, live: LiveRemote | undefined): RemoteRelease {
  const { environment, remote, stable, canary, canaryPercent, updatedAt } = release;
  return {
    environment,
    remote,
    stable: { build: stable.build, version: stable.version },
    canary:
      canary && canaryPercent !== null
        ? { build: canary.build, version: canary.version, percent: canaryPercent }
        : null,
    refused: [...(live?.refused ?? [])],
    serving: live?.stable?.build ?? null,
    changedAt: updatedAt.toISOString(),
  };
}

export const changeOf = (change: ChangeRecord): RemoteChange => ({
  at: change.at.toISOString(),
  environment: change.environment,
  // As recordChange wrote it.
  kind: change.kind as RemoteChange['kind'],
  from: change.from,
  to: change.to,
  percent: change.percent,
  by: change.actorName,
  reason: change.reason,
});
