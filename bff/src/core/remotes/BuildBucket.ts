import type { RemoteBuildDetail } from '@fio/contracts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { FILE_NAME } from '../files/file-name.ts';
import type { FileStorage } from '../storage/FileStorage.ts';
import type { BuildFolder, BuildStore } from './BuildFolder.ts';
import { MANIFEST, hashOf, type BuildFiles } from './build-files.ts';
import { trusted } from './live-builds.ts';
import type { PublisherKey } from './signature.ts';

/** What was published under a build's name. */
interface Published {
  /** Over all of it, as its publisher signed. */
  readonly hash: string;
  readonly names: readonly string[];
}

interface Dependencies {
  readonly bucket: Pick<FileStorage, 'read' | 'write'>;
  /** What of it this machine has at hand. */
  readonly folder: BuildFolder;
  /** A published build that can be trusted; null for any other, for which the bucket isn't asked. */
  readonly find: (remote: string, build: string) => Promise<Published | null>;
}

/** Immutable builds in a bucket that every server reads; each brings what is asked of it into its own folder, once. */
export class BuildBucket implements BuildStore {
  readonly #dependencies: Dependencies;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async keep(remote: string, build: string, files: BuildFiles): Promise<boolean> {
    const { bucket, folder } = this.#dependencies;
    const manifest = files.get(MANIFEST) as Buffer;
    const there = await bucket.read(`${remote}/${build}/${MANIFEST}`);
    if (there && !there.equals(manifest)) return false;
    if (!there) {
      for (const [name, bytes] of files)
        if (name !== MANIFEST) await bucket.write(`${remote}/${build}/${name}`, bytes);
      // Last: who finds it finds the whole build.
      await bucket.write(`${remote}/${build}/${MANIFEST}`, manifest);
    }
    return folder.keep(remote, build, files);
  }

  bring(remote: string, build: string): Promise<void> {
    const { folder } = this.#dependencies;
    if (folder.has(remote, build)) return Promise.resolve();
    const name = `${remote}/${build}`;
    const brought =
      this.#underWay.get(name) ??
      this.#bring(remote, build).finally(() => {
        this.#underWay.delete(name);
      });
    this.#underWay.set(name, brought);
    return brought;
  }

  async #bring(remote: string, build: string): Promise<void> {
    const { bucket, folder, find } = this.#dependencies;
    const published = await find(remote, build);
    if (!published) return;
    const found = await Promise.all(
      published.names.map(async (name) => [name, await bucket.read(`${remote}/${build}/${name}`)] as const),
    );
    const files = new Map(found.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])));
    const document = files.get(MANIFEST)?.toString('utf8');
    if (document === undefined || hashOf(files, document) !== published.hash)
      throw new Error(`${remote}/${build} of the bucket is not the build of that name`);
    await folder.keep(remote, build, files);
  }
}

interface Registered {
  readonly db: PrismaClient;
  readonly keys: readonly PublisherKey[];
}

/** The bucket behind the folder where there is one, else the folder alone. */
export function buildStore(
  { db, keys }: Registered,
  folder: BuildFolder,
  bucket: FileStorage | null,
): BuildStore {
  const find = async (remote: string, build: string) => {
    const row = await db.remoteBuild.findUnique({ where: { remote_build: { remote, build } } });
    const manifest = row && trusted(row, keys);
    if (!manifest) return null;
    // As `contentsOf` made them when the build was published; nothing signs this list, so a name must not lead elsewhere.
    const names = (row.files as unknown as RemoteBuildDetail['contents']).map(({ name }) => name);
    return names.every((name) => FILE_NAME.test(name)) ? { hash: manifest.hash, names } : null;
  };
  return bucket ? new BuildBucket({ bucket, folder, find }) : folder;
}
