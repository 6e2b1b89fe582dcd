import type { RemoteManifest } from '@fio/contracts';
import type { Actor } from '../actor.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { BuildStore } from './BuildFolder.ts';
import { MANIFEST, contentsOf, fileProblems, type BuildFiles } from './build-files.ts';
import { liveBuilds, manifestsOf } from './live-builds.ts';
import { manifestProblems } from './check-manifest.ts';
import { readManifest } from './read-manifest.ts';
import { recordChange } from './record-change.ts';
import { RemoteRefused } from './RemoteRefused.ts';
import { isSigned, type PublisherKey } from './signature.ts';

/** A build as its publisher hands it over. */
export interface Submission {
  readonly files: BuildFiles;
  /** Over the exact text of its remote.json. */
  readonly signature: string;
  /** The team's own server: it delivers the files, nothing is kept here. */
  readonly origin?: URL | undefined;
}

export interface Publishing {
  readonly db: PrismaClient;
  readonly store: BuildStore;
  readonly keys: readonly PublisherKey[];
  /** Whose live remotes it must fit beside. */
  readonly environment: string;
}

export interface Deed {
  readonly actor: Actor;
  readonly at: Date;
}

interface Checked {
  readonly manifest: RemoteManifest;
  readonly document: string;
}

async function check({ db, keys, environment }: Publishing, submission: Submission): Promise<Checked> {
  const { files, signature } = submission;
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new RemoteRefused('The build', [`${MANIFEST} is missing: build the remote first`]);
  const document = bytes.toString('utf8');
  const manifest = readManifest(document);
  const problems = [...fileProblems(manifest, files)];
  problems.push(...manifestProblems(manifest, manifestsOf(await liveBuilds(db, keys, environment))));
  if (!isSigned({ remote: manifest.id, document, signature }, keys))
    problems.push(
      `its signature is by nobody who may publish ${manifest.id}: sign ${MANIFEST} with a key of REMOTE_KEYS`,
    );
  if (problems.length > 0) throw new RemoteRefused(`${manifest.id} ${manifest.build}`, problems);
  return { manifest, document };
}

/**
 * Keeps a build for good and answers its manifest; live it is not yet. Throws RemoteRefused with every reason, and then
 * nothing has changed. The same build again is no mistake, and a new signature of it takes the place of the old one.
 */
export async function publish(
  publishing: Publishing,
  submission: Submission,
  { actor, at }: Deed,
): Promise<RemoteManifest> {
  const { db, store } = publishing;
  const { files, signature, origin } = submission;
  const { manifest, document } = await check(publishing, submission);
  const { id: remote, build, version } = manifest;
  if (!origin && !(await store.keep(remote, build, files)))
    throw new RemoteRefused(`${remote} ${build}`, ['its folder exists with other content']);
  const contents = await contentsOf(files);
  await db.$transaction(async (tx) => {
    const { count } = await tx.remoteBuild.createMany({
      data: {
        ...{ remote, build, version, manifest: document, signature, files: contents },
        ...{ origin: origin?.href ?? null, publishedByName: actor.name, createdAt: at },
      },
      skipDuplicates: true,
    });
    const key = { remote_build: { remote, build } };
    if (count === 1) await recordChange(tx, { kind: 'publish', remote, to: build, actor, at });
    else await tx.remoteBuild.update({ where: key, data: { signature, origin: origin?.href ?? null } });
  });
  return manifest;
}
