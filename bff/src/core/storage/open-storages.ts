import { join } from 'node:path';
import { FILE_NAME } from '../files/file-name.ts';
import type { BucketPlace } from './BucketDriver.ts';
import { FileStorage } from './FileStorage.ts';
import { FolderDriver } from './FolderDriver.ts';

/** Where the product keeps its files, by who may have them. */
export interface ProductStorage {
  /** What anybody may fetch below `/files`. */
  readonly publicFiles: FileStorage;
  /** What no address delivers: files that only an endpoint with a permission hands out. */
  readonly privateFiles: FileStorage;
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

/** Every file of the product is in one of these, all of them in one place: folders of this machine, or a bucket. */
export function openStorages({ dataDir, bucket }: Places): Storages {
  if (bucket === null) {
    const folder = (name: string, isPrivate: boolean) =>
      new FileStorage(new FolderDriver(join(dataDir, name), { isPrivate }));
    return {
      publicFiles: folder('files', false),
      privateFiles: folder('private', true),
      builds: null,
      close: () => Promise.resolve(),
    };
  }
  // S3's client takes a while to load: only who has a bucket waits for it.
  const driver = import('./BucketDriver.ts').then(({ BucketDriver }) => new BucketDriver(bucket));
  driver.catch(() => undefined);
  return {
    publicFiles: new FileStorage(driver, { prefix: 'public/' }),
    privateFiles: new FileStorage(driver, { prefix: 'private/' }),
    builds: new FileStorage(driver, { prefix: 'builds/', keys: FILE_NAME }),
    close: async () => (await driver).close(),
  };
}
