import type { BodyOf, remotes, ResultOf } from '@fio/contracts';
import type { RemoteBuild } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { revisionOf } from '../../core/remotes/revision.ts';
import { trusted } from '../../core/remotes/live-builds.ts';
import { publish } from '../../core/remotes/publish.ts';
import { RemoteRefused } from '../../core/remotes/RemoteRefused.ts';
import { buildDetailOf, buildRowOf, changeOf } from './present.ts';
import { readUpload } from './read-upload.ts';

/** Lists end here: who looks for something older asks for it by its name. */
const MOST = 200;
const MINUTE = 60_000;

async function buildNamed({ db }: RequestContext, remote: string, build: string): Promise<RemoteBuild> {
  const found = await db.remoteBuild.findUnique({ where: { remote_build: { remote, build } } });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export async function buildsOf(
  { db }: RequestContext,
  remote: string,
): Promise<ResultOf<typeof remotes.builds>> {
  const rows = await db.remoteBuild.findMany({
    where: { remote },
    orderBy: { createdAt: 'desc' },
    take: MOST,
  });
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return { items: rows.map(buildRowOf) };
}

export async function buildOf(context: RequestContext, remote: string, build: string) {
  const row = await buildNamed(context, remote, build);
  return buildDetailOf(row, trusted(row, context.remotes.publisherKeys) !== null);
}

export async function historyOf(
  { db }: RequestContext,
  remote: string,
): Promise<ResultOf<typeof remotes.history>> {
  const rows = await db.remoteChange.findMany({ where: { remote }, orderBy: { id: 'desc' }, take: MOST });
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  const named = [...new Set(rows.flatMap(({ to }) => to ?? []))];
  const builds = await db.remoteBuild.findMany({
    where: { remote, build: { in: named } },
    select: { build: true, revision: true },
  });
  const revisions = new Map(builds.map((row) => [row.build, revisionOf(row)] as const));
  return { items: rows.map((row) => changeOf(row, revisions)) };
}

export async function publishUpload(context: RequestContext, remote: string) {
  const { db, remotes, config, actor, clock, readBody } = context;
  const submission = await readUpload(await readBody(), remote);
  const { environment } = config.remotes;
  const publishing = {
    db,
    store: remotes.builds,
    maps: remotes.buildMaps,
    keys: remotes.publisherKeys,
    environment,
  };
  const { build } = await publish(publishing, submission, { actor, at: clock.now() });
  return buildRowOf(await buildNamed(context, remote, build));
}

export async function previewBuild(
  context: RequestContext,
  remote: string,
  { build, minutes }: BodyOf<typeof remotes.preview>,
): Promise<ResultOf<typeof remotes.preview>> {
  const row = await buildNamed(context, remote, build);
  const manifest = trusted(row, context.remotes.publisherKeys);
  if (!manifest)
    throw new RemoteRefused(`${remote} ${build}`, ['its signature does not hold any more: publish it again']);
  const until = new Date(context.clock.now().getTime() + minutes * MINUTE);
  const link = context.remotes.previewLinks.addressOf({ remote, build, until }, manifest.basePaths[0] ?? '/');
  return { link, until: until.toISOString() };
}
