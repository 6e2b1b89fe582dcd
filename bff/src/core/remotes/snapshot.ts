import { createHash } from 'node:crypto';
import type { Destination, MenuEntry, RemoteEntry, RemoteManifest } from '@fio/contracts';

export type Side = RemoteManifest['side'];

/** The remotes of one page: which build each of them has there. */
export interface RemotesSnapshot {
  /** Changes whenever anything of that side does. */
  readonly release: Readonly<Record<Side, string>>;
  readonly entries: Readonly<Record<Side, readonly RemoteEntry[]>>;
  readonly menu: Readonly<Record<Side, readonly MenuEntry[]>>;
  /** What the palette of the back office leads to; no page carries it. */
  readonly destinations: readonly Destination[];
}

/** What a page carries of a build. */
export const toEntry = (manifest: RemoteManifest): RemoteEntry => ({
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
  ...(manifest.slotOrder && { slotOrder: manifest.slotOrder }),
});

function partOf(manifests: readonly RemoteManifest[], side: Side) {
  const own = manifests.filter((manifest) => manifest.side === side);
  const entries = own.map(toEntry);
  const menu = own.flatMap((manifest) => manifest.menu);
  if (side === 'admin') menu.sort((a, b) => a.order - b.order);
  const text = JSON.stringify([entries, menu]);
  return { entries, menu, release: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

/** What a page carries of these builds, one of each remote. */
export function toSnapshot(manifests: readonly RemoteManifest[]): RemotesSnapshot {
  const sorted = manifests.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [visitors, staff] = [partOf(sorted, 'public'), partOf(sorted, 'admin')];
  return {
    release: { public: visitors.release, admin: staff.release },
    entries: { public: visitors.entries, admin: staff.entries },
    menu: { public: visitors.menu, admin: staff.menu },
    destinations: sorted.flatMap(({ side, destinations }) => (side === 'admin' ? destinations : [])),
  };
}
