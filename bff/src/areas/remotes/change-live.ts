import type { BodyOf, RemoteRelease, remotes } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { promote, rollBack, type Move, type ReleaseRecord } from '../../core/remotes/change-release.ts';
import { liveBuilds } from '../../core/remotes/live-builds.ts';
import { assertWorks } from './assert-works.ts';
import { despitePt } from './despite.pt.ts';
import { releaseOf } from './present.ts';

async function change(
  context: RequestContext,
  work: (tx: Transaction) => Promise<ReleaseRecord>,
): Promise<RemoteRelease> {
  const { db, remotes } = context;
  const release = await context.transaction(work);
  // The notice is on its way; the next page of this server doesn't wait for it.
  remotes.registry.refresh();
  const live = await liveBuilds(db, remotes.publisherKeys, release.environment);
  return releaseOf(
    release,
    live.find(({ remote }) => remote === release.remote),
  );
}

interface Asked {
  readonly environment?: string | undefined;
  readonly reason: string;
}

const moveOf = (
  { actor, clock, config }: RequestContext,
  remote: string,
  { environment = config.remotes.environment, reason }: Asked,
): Move => ({ environment, remote, actor, at: clock.now(), reason });

/** Whether it is the stable build, or the canary with that share: then there is nothing to stop. */
async function isSo({ db }: RequestContext, { environment, remote }: Move, build: string, percent: number) {
  const release = await db.remoteRelease.findUnique({
    where: { environment_remote: { environment, remote } },
  });
  return (
    release !== null &&
    (release.build === build || (release.canaryBuild === build && release.canaryPercent === percent))
  );
}

export async function promoteBuild(
  context: RequestContext,
  remote: string,
  { build, percent, expect, despiteFailures, ...asked }: BodyOf<typeof remotes.promote>,
): Promise<RemoteRelease> {
  const move = moveOf(context, remote, asked);
  const { environment } = move;
  if (despiteFailures === undefined && !(await isSo(context, move, build, percent)))
    await assertWorks(context, { environment, remote, build });
  const reason = despiteFailures === undefined ? asked.reason : despitePt(asked.reason, despiteFailures);
  return change(context, (tx) =>
    promote(tx, context.remotes.publisherKeys, { ...move, reason, build, percent, expect }),
  );
}

export const rollBackBuild = (
  context: RequestContext,
  remote: string,
  { build, ...asked }: BodyOf<typeof remotes.rollback>,
): Promise<RemoteRelease> =>
  change(context, (tx) =>
    rollBack(tx, context.remotes.publisherKeys, { ...moveOf(context, remote, asked), build }),
  );
