import type { remotes, RemoteStatus, ResultOf } from '@fio/contracts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { liveBuilds } from '../../core/remotes/live-builds.ts';
import { revisionOf } from '../../core/remotes/revision.ts';
import { saidBy } from '../../core/remotes/read-manifest.ts';
import { releaseOf } from './present.ts';

interface Latest {
  readonly remote: string;
  readonly build: string;
  readonly version: string;
  readonly manifest: string;
  readonly revision: unknown;
  readonly createdAt: Date;
}

/** The latest build of each remote, or of one; the database chooses, so that no other is fetched with its manifest. */
const latestBuilds = ({ db }: RequestContext, only: string | null) => db.$queryRaw<Latest[]>`
  SELECT DISTINCT ON (remote) remote, build, version, manifest, revision, created_at AS "createdAt"
  FROM remote_builds WHERE ${only}::text IS NULL OR remote = ${only}::text
  ORDER BY remote, created_at DESC`;

/** Every remote that was ever published, or the one a program ships, with where it is live. */
export async function remoteStatuses(context: RequestContext): Promise<ResultOf<typeof remotes.list>> {
  const { db, config, session } = context;
  const where = session?.ships === undefined ? {} : { remote: session.ships };
  const builds = await latestBuilds(context, session?.ships ?? null);
  const releases = await db.remoteRelease.findMany({
    where,
    include: { stable: true, canary: true },
    orderBy: { environment: 'asc' },
  });
  const environments = [...new Set(releases.map(({ environment }) => environment))];
  const live = new Map(
    await Promise.all(
      environments.map(
        async (name) => [name, await liveBuilds(db, context.remotes.publisherKeys, name)] as const,
      ),
    ),
  );
  const items = builds.map((latest): RemoteStatus => {
    // As it was published; what the row says by now may be anybody's.
    const { remote } = latest;
    const manifest = saidBy(latest.manifest);
    return {
      remote,
      owner: manifest?.owner ?? '',
      side: manifest?.side ?? 'admin',
      latest: {
        build: latest.build,
        version: latest.version,
        revision: revisionOf(latest),
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
