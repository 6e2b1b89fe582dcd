import type { RemoteBuildDetail } from '@fio/contracts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Bucket } from '../core/storage/Bucket.ts';
import type { BuildFolder, BuildStore } from './BuildFolder.ts';
import { MANIFEST, hashOf, type BuildFiles } from './build-files.ts';

interface Dependencies {
  readonly bucket: Pick<Bucket, 'read' | 'write'>;
  /** What of it this machine has at hand. */
  readonly folder: BuildFolder;
  /** The names of a published build's files; none of what nobody published, for which the bucket isn't asked. */
  readonly filesOf: (remote: string, build: string) => Promise<readonly string[]>;
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
    const { bucket, folder, filesOf } = this.#dependencies;
    const names = await filesOf(remote, build);
    if (names.length === 0) return;
    const files = new Map<string, Buffer>();
    for (const name of names) {
      const bytes = await bucket.read(`${remote}/${build}/${name}`);
      if (bytes) files.set(name, bytes);
    }
    const document = files.get(MANIFEST)?.toString('utf8');
    if (document === undefined || hashOf(files, document).slice(0, 16) !== build)
      throw new Error(`${remote}/${build} of the bucket is not the build of that name`);
    await folder.keep(remote, build, files);
  }
}

/** The bucket behind the folder where there is one, else the folder alone. */
export function buildStore(db: PrismaClient, folder: BuildFolder, bucket: Bucket | null): BuildStore {
  const filesOf = async (remote: string, build: string) => {
    const found = await db.remoteBuild.findUnique({ where: { remote_build: { remote, build } } });
    // As `contentsOf` made them when the build was published.
    return ((found?.files ?? []) as unknown as RemoteBuildDetail['contents']).map(({ name }) => name);
  };
  return bucket ? new BuildBucket({ bucket, folder, filesOf }) : folder;
}
