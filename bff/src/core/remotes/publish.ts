import type { BuildRevision, RemoteManifest } from '@fio/contracts';
import type { Actor } from '../actor.ts';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts';
import type { BuildStore } from './BuildFolder.ts';
import type { BuildMaps } from './BuildMaps.ts';
import { MANIFEST, contentsOf, fileProblems, type BuildFiles } from './build-files.ts';
import { liveBuilds, manifestsOf } from './live-builds.ts';
import { iconProblems } from './check-icon.ts';
import { manifestProblems } from './check-manifest.ts';
import { readManifest } from './read-manifest.ts';
import { recordChange } from './record-change.ts';
import { revisionOf } from './revision.ts';
import { RemoteRefused } from './RemoteRefused.ts';
import { isSigned, type PublisherKey } from './signature.ts';
import { MAP_ENDING, mapProblems } from './source-maps.ts';

/** A build as its publisher hands it over. */
export interface Submission {
  readonly files: BuildFiles;
  /** Over the exact text of its remote.json. */
  readonly signature: string;
  /** The team's own server: it delivers the files, nothing is kept here. */
  readonly origin?: URL | undefined;
  /** The commit it was made from, where its publisher has a checkout. */
  readonly revision?: BuildRevision | null | undefined;
  /** Source maps by the script's name with `.map` behind: no part of the build, so that nobody fetches them. */
  readonly maps?: BuildFiles | undefined;
}

export interface Publishing {
  readonly db: PrismaClient;
  readonly store: BuildStore;
  readonly maps: Pick<BuildMaps, 'keep'>;
  readonly keys: readonly PublisherKey[];
  /** Whose live remotes it must fit beside. */
  readonly environment: string;
}

export interface Attribution {
  readonly actor: Actor;
  readonly at: Date;
}

interface Checked {
  readonly manifest: RemoteManifest;
  readonly document: string;
}

async function check({ db, keys, environment }: Publishing, submission: Submission): Promise<Checked> {
  const { files, signature, maps = new Map() } = submission;
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new RemoteRefused('The build', [`${MANIFEST} is missing: build the remote first`]);
  const document = bytes.toString('utf8');
  const manifest = readManifest(document);
  const problems = [...fileProblems(manifest, files), ...mapProblems(files, maps)];
  // Only of what is new: a build of before, whose icon the shell draws as a point, must stay one to go back to.
  problems.push(...manifest.menu.flatMap((entry) => [...iconProblems(entry)]));
  problems.push(...manifestProblems(manifest, manifestsOf(await liveBuilds(db, keys, environment))));
  if (!isSigned({ remote: manifest.id, document, signature }, keys))
    problems.push(
      `its signature is by nobody who may publish ${manifest.id}: sign ${MANIFEST} with a key of REMOTE_KEYS`,
    );
  if (problems.length > 0) throw new RemoteRefused(`${manifest.id} ${manifest.build}`, problems);
  return { manifest, document };
}

/**
 * Whether another publication of the same build knows better which commit it is of: the first one does, unless it said
 * nothing or had changes of its own.
 */
const isBetter = (known: BuildRevision | null, told: BuildRevision | null): told is BuildRevision =>
  told !== null && (known === null || (known.isDirty && !told.isDirty));

/**
 * Keeps a build for good and answers its manifest; live it is not yet. Throws RemoteRefused with every reason, and then
 * nothing has changed. The same build again is no mistake, and a new signature of it takes the place of the old one.
 */
export async function publish(
  publishing: Publishing,
  submission: Submission,
  { actor, at }: Attribution,
): Promise<RemoteManifest> {
  const { db, store } = publishing;
  const { files, signature, origin, revision = null, maps = new Map<string, Buffer>() } = submission;
  const { manifest, document } = await check(publishing, submission);
  const { id: remote, build, version } = manifest;
  if (!origin && !(await store.keep(remote, build, files)))
    throw new RemoteRefused(`${remote} ${build}`, ['its folder exists with other content']);
  for (const [name, bytes] of maps)
    await publishing.maps.keep({ remote, build, file: name.slice(0, -MAP_ENDING.length) }, bytes);
  const contents = await contentsOf(files);
  await db.$transaction(async (tx) => {
    const { count } = await tx.remoteBuild.createMany({
      data: {
        remote,
        build,
        version,
        manifest: document,
        signature,
        files: contents,
        origin: origin?.href ?? null,
        publishedByName: actor.name,
        createdAt: at,
        revision: revision ?? Prisma.DbNull,
        hasMaps: maps.size > 0,
      },
      skipDuplicates: true,
    });
    const key = { remote_build: { remote, build } };
    if (count === 1) await recordChange(tx, { kind: 'publish', remote, to: build, actor, at });
    else {
      const known = await tx.remoteBuild.findUniqueOrThrow({ where: key, select: { revision: true } });
      const data = {
        signature,
        origin: origin?.href ?? null,
        ...(isBetter(revisionOf(known), revision) && { revision }),
        ...(maps.size > 0 && { hasMaps: true }),
      };
      await tx.remoteBuild.update({ where: key, data });
    }
  });
  return manifest;
}
