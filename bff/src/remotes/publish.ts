import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteManifest, type RemoteManifest } from '@fio/contracts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Transaction } from '../core/database/prisma.ts';
import { MANIFEST, fileProblems, readBuild, sameFiles } from './build-files.ts';
import { manifestProblems } from './check-manifest.ts';

/** A build may not go live; the message lists every reason. */
export class PublishRefused extends Error {
  constructor(what: string, problems: readonly string[]) {
    super(`${what} can't be published:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'PublishRefused';
  }
}

export interface PublishOptions {
  /** Folder of immutable builds, `<remote>/<build>/` below it. */
  readonly folder: string;
  /** The team's own server: it delivers the files, nothing is copied. */
  readonly origin?: URL;
}

/** Any number that nothing else locks: one remote goes live at a time. */
const PUBLISH_LOCK = 7_270_022;

function parseManifest(dist: string, files: ReadonlyMap<string, Buffer>): RemoteManifest {
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new PublishRefused(dist, [`${MANIFEST} is missing: build the remote first`]);
  let data: unknown;
  try {
    data = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new PublishRefused(dist, [`${MANIFEST} is no JSON`]);
  }
  const parsed = remoteManifest.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new PublishRefused(
    dist,
    parsed.error.issues.map((issue) => `${MANIFEST}: ${issue.path.join('.')}: ${issue.message}`),
  );
}

/** Copies a build under its own name, or finds it there: a reader never sees half of one. */
async function place(target: string, files: ReadonlyMap<string, Buffer>): Promise<string[]> {
  if (existsSync(target)) {
    return sameFiles(await readBuild(target), files) ? [] : [`${target} exists with other content`];
  }
  const temporary = `${target}.${randomBytes(4).toString('hex')}`;
  try {
    for (const [name, bytes] of files) {
      await mkdir(dirname(join(temporary, name)), { recursive: true });
      await writeFile(join(temporary, name), bytes);
    }
    await rename(temporary, target);
    return [];
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function otherLive(tx: Transaction): Promise<RemoteManifest[]> {
  const rows = await tx.remoteRelease.findMany({ include: { current: true } });
  return rows.map(({ current }) => remoteManifest.parse(current.manifest));
}

async function goLive(tx: Transaction, manifest: RemoteManifest, origin: string | null): Promise<void> {
  const { id: remote, build, version } = manifest;
  const key = { remote_build: { remote, build } };
  await tx.remoteBuild.upsert({ where: key, create: { remote, build, version, manifest }, update: {} });
  await tx.remoteRelease.upsert({
    where: { remote },
    create: { remote, build, origin },
    update: { build, origin },
  });
}

/**
 * Makes the build in `dist` the live one of its remote and answers its manifest. Throws PublishRefused with every
 * reason, and then nothing has changed. Publishing the same build again is no mistake.
 */
export async function publish(
  db: PrismaClient,
  dist: string,
  { folder, origin }: PublishOptions,
): Promise<RemoteManifest> {
  const files = await readBuild(dist).catch(() => new Map<string, Buffer>());
  const manifest = parseManifest(dist, files);
  const broken = fileProblems(manifest, files);
  if (broken.length > 0) throw new PublishRefused(manifest.id, broken);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PUBLISH_LOCK})`;
    const problems = manifestProblems(manifest, await otherLive(tx));
    if (problems.length === 0 && !origin) {
      problems.push(...(await place(join(folder, manifest.id, manifest.build), files)));
    }
    if (problems.length > 0) throw new PublishRefused(manifest.id, problems);
    await goLive(tx, manifest, origin?.href ?? null);
  });
  return manifest;
}
