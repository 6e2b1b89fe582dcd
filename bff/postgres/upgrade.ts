import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupPlace } from '../src/core/backup/BackupPlace.ts';
import { beginSnapshot, dumpDatabase } from '../src/core/backup/dump-database.ts';
import { fillDatabase } from '../src/core/backup/fill-database.ts';
import type { Dumped } from '../src/core/backup/load-database.ts';
import { inSession } from '../src/core/backup/session.ts';
import { FolderDriver } from '../src/core/storage/FolderDriver.ts';
import { productVersion } from '../src/core/version.ts';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { dataFolder } from './data-folder.ts';
import { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { clusterPlace } from './place.ts';
import { dataMajor, readyMark, upgradeFolder } from './upgrade-state.ts';

interface Upgrade {
  /** Of the cluster, as `EmbeddedPostgres` is given it. */
  readonly directory: string;
  readonly logFile: string;
  /** Folder of the package with the programs of an earlier major. */
  readonly earlier: (major: number) => Promise<string>;
}

async function withServer<T>(
  server: EmbeddedPostgres,
  work: (server: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  try {
    await server.start();
    return await work(server);
  } finally {
    await server.stop();
  }
}

const dump = (url: string, place: BackupPlace): Promise<Dumped> =>
  inSession(url, async (client) => {
    await beginSnapshot(client);
    return { version: productVersion(), database: await dumpDatabase(client, place) };
  });

/** Puts the filled cluster in the place of the earlier one, which stays beside it. Each step may have been done before. */
function swap(place: string, major: number): void {
  const fresh = join(upgradeFolder(place), 'cluster');
  const move = (from: string, to: string) => existsSync(from) && renameSync(from, to);
  if (existsSync(dataFolder(fresh))) {
    move(dataFolder(place), `${dataFolder(place)}-${major}`);
    move(dataFolder(fresh), dataFolder(place));
  }
  // Its passwords and port go with it; those of the earlier one stay beside that, without which nobody gets in there.
  if (existsSync(join(fresh, 'cluster.json'))) {
    const earlier = join(place, `cluster-${major}.json`);
    if (!existsSync(earlier)) move(join(place, 'cluster.json'), earlier);
    move(join(fresh, 'cluster.json'), join(place, 'cluster.json'));
  }
  rmSync(upgradeFolder(place), { recursive: true, force: true });
}

/** The major that `swap` was about to leave. */
const markedMajor = (text: string) => Number.parseInt(text, 10);

/**
 * Brings a cluster of an earlier major version along: its own server reads it, a new cluster is filled, and takes its place
 * once it is whole. Until then the old one is in use; afterwards it lies beside it as `data-<major>`. Cut short it is begun
 * again. Answers the major it came from; null when there was nothing to do.
 */
export async function upgradeCluster({ directory, logFile, earlier }: Upgrade): Promise<number | null> {
  const account = serverAccount();
  const place = clusterPlace(directory, account);
  const folder = upgradeFolder(place);
  if (existsSync(readyMark(place))) {
    const from = markedMajor(readFileSync(readyMark(place), 'utf8'));
    swap(place, from);
    return from;
  }
  const from = dataMajor(place);
  rmSync(folder, { recursive: true, force: true });
  if (from === undefined || from >= findBinaries(account, place).major) return null;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const fresh = new EmbeddedPostgres({ directory: join(folder, 'cluster'), logFile });
  const dumped = new BackupPlace(folder, new FolderDriver(join(folder, 'dump'), { isPrivate: true }));
  const old = new EmbeddedPostgres({ directory, logFile, package: await earlier(from) });
  const manifest = await withServer(old, (server) => dump(server.url(), dumped));
  await withServer(fresh, (server) =>
    fillDatabase({ ownerUrl: server.url(), applicationUrl: server.applicationUrl() }, dumped, manifest),
  );
  writeFileSync(readyMark(place), `${from}\n`);
  swap(place, from);
  return from;
}
