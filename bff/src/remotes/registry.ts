import { createHash } from 'node:crypto';
import { remoteManifest, type MenuEntry, type RemoteEntry, type RemoteManifest } from '@fio/contracts';
import type { PrismaClient } from '../generated/prisma/client.ts';

export type Side = RemoteManifest['side'];

/** The live remotes at one moment. */
export interface RemotesSnapshot {
  /** Changes whenever anything in here does. */
  readonly revision: string;
  readonly entries: Readonly<Record<Side, readonly RemoteEntry[]>>;
  readonly menu: Readonly<Record<Side, readonly MenuEntry[]>>;
  /** Address of the team's own server by `<remote>/<build>`, for releases that have one. */
  readonly origins: ReadonlyMap<string, URL>;
}

export interface RemoteRegistry {
  /** At most a second old; while the database is out of reach, the last one known. */
  current: () => Promise<RemotesSnapshot>;
}

const MAX_AGE_MS = 1_000;

const toEntry = (manifest: RemoteManifest): RemoteEntry => ({
  id: manifest.id,
  version: manifest.version,
  build: manifest.build,
  base: `/mf/${manifest.id}/${manifest.build}/`,
  entry: manifest.entry,
  integrity: manifest.integrity,
  styles: manifest.styles,
  shellApi: manifest.requires.shellApi,
  basePaths: manifest.basePaths,
  widgets: manifest.widgets,
});

interface Release {
  readonly manifest: RemoteManifest;
  readonly origin: string | null;
}

async function liveReleases(db: PrismaClient): Promise<Release[]> {
  const rows = await db.remoteRelease.findMany({ include: { current: true }, orderBy: { remote: 'asc' } });
  return rows.map(({ origin, current }) => ({ origin, manifest: remoteManifest.parse(current.manifest) }));
}

function bySide<T>(releases: readonly Release[], pick: (manifest: RemoteManifest) => readonly T[]) {
  const of = (side: Side) =>
    releases.filter(({ manifest }) => manifest.side === side).flatMap(({ manifest }) => pick(manifest));
  return { public: of('public'), admin: of('admin') };
}

function toSnapshot(releases: readonly Release[]): RemotesSnapshot {
  const menu = bySide(releases, (manifest) => manifest.menu);
  menu.admin.sort((a, b) => a.order - b.order);
  return {
    revision: createHash('sha256').update(JSON.stringify(releases)).digest('hex').slice(0, 16),
    entries: bySide(releases, (manifest) => [toEntry(manifest)]),
    menu,
    origins: new Map(
      releases.flatMap(({ manifest, origin }) =>
        origin === null ? [] : [[`${manifest.id}/${manifest.build}`, new URL(origin)] as const],
      ),
    ),
  };
}

export function createRegistry(db: PrismaClient): RemoteRegistry {
  let known: RemotesSnapshot | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<RemotesSnapshot> | undefined;

  async function read(): Promise<RemotesSnapshot> {
    try {
      known = toSnapshot(await liveReleases(db));
      return known;
    } catch (error) {
      if (!known) throw error;
      return known;
    } finally {
      readAt = performance.now();
      reading = undefined;
    }
  }

  return {
    current: async () => {
      if (known && performance.now() - readAt < MAX_AGE_MS) return known;
      return (reading ??= read());
    },
  };
}
