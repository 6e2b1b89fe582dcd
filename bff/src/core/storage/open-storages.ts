import { join } from 'node:path';
import { isCompressedForm } from '../files/compressed.ts';
import { FILE_NAME } from '../files/file-name.ts';
import type { BucketDriver, BucketPlace } from './BucketDriver.ts';
import { FileStorage } from './FileStorage.ts';
import { FolderDriver } from './FolderDriver.ts';
import type { StorageDriver } from './StorageDriver.ts';
import { StoredTree } from './StoredTree.ts';

/** Where the product keeps its files, by who may have them. */
export interface ProductStorage {
  /** What anybody may fetch below `/files`. */
  readonly publicFiles: FileStorage;
  /** What no address delivers: files that only an endpoint with a permission hands out. */
  readonly privateFiles: FileStorage;
  /** The shell's files of every release, for every server; null: each server has those of its own folder alone. */
  readonly shellFiles: FileStorage | null;
}

export interface Storages extends ProductStorage {
  /** Builds of remotes for every server; null: each server's folder alone has them. */
  readonly builds: FileStorage | null;
  /** All that isn't of a release, under `builds/`, `private/` and `public/`, as a backup takes it and brings it back. */
  readonly all: StoredTree;
  close: () => Promise<void>;
}

interface Places {
  readonly dataDir: string;
  /** null: folders below `dataDir`. */
  readonly bucket: BucketPlace | null;
}

/** S3's client takes a while to load: only who has a bucket waits for it. */
export const openBucket = (place: BucketPlace): Promise<BucketDriver> =>
  import('./BucketDriver.ts').then(({ BucketDriver: Driver }) => new Driver(place));

/**
 * Every file of the product is in one of these, all of them in one place: folders of this machine, or a bucket. `measured`
 * puts around a driver what times it.
 */
export function openStorages(
  { dataDir, bucket }: Places,
  measured: (driver: StorageDriver) => StorageDriver = (driver) => driver,
): Storages {
  if (bucket === null) {
    const [builds, privateFiles, publicFiles] = [
      new FolderDriver(join(dataDir, 'mf')),
      new FolderDriver(join(dataDir, 'private'), { isPrivate: true }),
      new FolderDriver(join(dataDir, 'files')),
    ];
    return {
      publicFiles: new FileStorage(measured(publicFiles)),
      privateFiles: new FileStorage(measured(privateFiles)),
      builds: null,
      shellFiles: null,
      all: new StoredTree([
        // Each server makes the compressed forms itself.
        { name: 'builds', driver: builds, prefix: '', has: (key) => !isCompressedForm(key) },
        { name: 'private', driver: privateFiles, prefix: '' },
        { name: 'public', driver: publicFiles, prefix: '' },
      ]),
      close: () => Promise.resolve(),
    };
  }
  const driver = openBucket(bucket);
  driver.catch(() => undefined);
  const timed = driver.then(measured);
  timed.catch(() => undefined);
  return {
    publicFiles: new FileStorage(timed, { prefix: 'public/' }),
    privateFiles: new FileStorage(timed, { prefix: 'private/' }),
    builds: new FileStorage(timed, { prefix: 'builds/', keys: FILE_NAME }),
    shellFiles: new FileStorage(timed, { prefix: 'shell/', keys: FILE_NAME }),
    all: new StoredTree(
      ['builds', 'private', 'public'].map((name) => ({ name, driver, prefix: `${name}/` })),
    ),
    close: async () => (await driver).close(),
  };
}
