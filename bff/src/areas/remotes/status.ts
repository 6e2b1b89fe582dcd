import type { remotes, RemoteStatus, ResultOf } from '@fio/contracts';
import type { RequestContext } from '../../http/context.ts';
import { liveBuilds } from '../../remotes/live-builds.ts';
import { readManifest } from '../../remotes/read-manifest.ts';
import { releaseOf } from './present.ts';

/** Every remote that was ever published, or the one a program ships, with where it is live. */
export async function remoteStatuses({
  db,
  config,
  publisherKeys,
  session,
}: RequestContext): Promise<ResultOf<typeof remotes.list>> {
  const where = session?.ships === undefined ? {} : { remote: session.ships };
  const builds = await db.remoteBuild.findMany({
    where,
    orderBy: [{ remote: 'asc' }, { createdAt: 'desc' }],
    distinct: ['remote'],
  });
  const releases = await db.remoteRelease.findMany({
    where,
    include: { stable: true, canary: true },
    orderBy: { environment: 'asc' },
  });
  const environments = [...new Set(releases.map(({ environment }) => environment))];
  const live = new Map(
    await Promise.all(
      environments.map(async (name) => [name, await liveBuilds(db, publisherKeys, name)] as const),
    ),
  );
  const items = builds.map((latest): RemoteStatus => {
    const { id: remote, owner, side } = readManifest(latest.manifest);
    return {
      ...{ remote, owner, side },
      latest: {
        build: latest.build,
        version: latest.version,
        publishedAt: latest.createdAt.toISOString(),
      },
      releases: releases
        .filter((release) => release.remote === remote)
        .map((release) =>
          releaseOf(
            release,
            live.get(release.environment)?.find((one) => one.remote === remote),
          ),
        ),
    };
  });
  return { environment: config.remotes.environment, items };
}
