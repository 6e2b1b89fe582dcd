import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import type { Database } from '../database/client.ts';
import type { Logger } from '../log.ts';
import type { FileStorage } from '../storage/FileStorage.ts';
import { buildStore } from './BuildBucket.ts';
import { BuildFolder, type BuildStore } from './BuildFolder.ts';
import { BuildMaps } from './BuildMaps.ts';
import { PreviewLinks } from './PreviewLinks.ts';
import { publisherKeys } from './publisher-keys.ts';
import { RemoteRegistry } from './registry.ts';
import type { PublisherKey } from './signature.ts';

/** The microfrontends' side of the infrastructure: what is live, where its files are, and whose builds count. */
export interface Remotes {
  /** What is live. */
  readonly registry: RemoteRegistry;
  /** Whose signatures of builds count. */
  readonly publisherKeys: readonly PublisherKey[];
  readonly builds: BuildStore;
  readonly buildMaps: BuildMaps;
  readonly previewLinks: PreviewLinks;
}

interface Needs extends Pick<Database, 'db' | 'notices'> {
  readonly log: Logger;
  /** Where builds are for every server; null: in this machine's folder alone. */
  readonly bucket: FileStorage | null;
  readonly privateFiles: FileStorage;
}

/** Opens them; `start` resolves when the releases in force are known. */
export function openRemotes(config: Config, { db, notices, log, bucket, privateFiles }: Needs) {
  const { dataDir } = config;
  const keys = publisherKeys(config);
  const builds = buildStore({ db, keys }, new BuildFolder(join(dataDir, 'mf')), bucket);
  const { environment } = config.remotes;
  const registry = new RemoteRegistry({ db, notices, log, keys, builds, environment });
  const port: Remotes = {
    registry,
    publisherKeys: keys,
    builds,
    buildMaps: new BuildMaps(privateFiles),
    previewLinks: new PreviewLinks(config.secrets, config),
  };
  return {
    port,
    start: () => registry.start(),
    close: () => registry.stop(),
  };
}
