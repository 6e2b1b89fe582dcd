import { join } from 'node:path';
import { FILE_NAME } from '../files/file-name.ts';
import type { BucketPlace } from './BucketDriver.ts';
import { FileStorage } from './FileStorage.ts';
import { FolderDriver } from './FolderDriver.ts';
import type { StorageDriver } from './StorageDriver.ts';

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
  close: () => Promise<void>;
}

interface Places {
  readonly dataDir: string;
  /** null: folders below `dataDir`. */
  readonly bucket: BucketPlace | null;
}

/**
 * Every file of the product is in one of these, all of them in one place: folders of this machine, or a bucket. `measured`
 * puts around a driver what times it.
 */
export function openStorages(
  { dataDir, bucket }: Places,
  measured: (driver: StorageDriver) => StorageDriver = (driver) => driver,
): Storages {
  if (bucket === null) {
    const folder = (name: string, isPrivate: boolean) =>
      new FileStorage(measured(new FolderDriver(join(dataDir, name), { isPrivate })));
    return {
      publicFiles: folder('files', false),
      privateFiles: folder('private', true),
      builds: null,
      shellFiles: null,
      close: () => Promise.resolve(),
    };
  }
  // S3's client takes a while to load: only who has a bucket waits for it.
  const driver = import('./BucketDriver.ts').then(({ BucketDriver }) => new BucketDriver(bucket));
  driver.catch(() => undefined);
  const timed = driver.then(measured);
  timed.catch(() => undefined);
  return {
    publicFiles: new FileStorage(timed, { prefix: 'public/' }),
    privateFiles: new FileStorage(timed, { prefix: 'private/' }),
    builds: new FileStorage(timed, { prefix: 'builds/', keys: FILE_NAME }),
    shellFiles: new FileStorage(timed, { prefix: 'shell/', keys: FILE_NAME }),
    close: async () => (await driver).close(),
  };
}
