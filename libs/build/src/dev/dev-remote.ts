import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_API } from '@fio/contracts/documents/boot';
import type { MenuEntry, RemoteEntry } from '@fio/contracts/documents/manifest';
import { packageInfo } from '../base.ts';
import { menuOf } from '../menu.ts';
import { sha384 } from '../remote-manifest.ts';
import { sourceOf } from '../remote-source.ts';

const ENTRY = 'remoteEntry.js';

/** What a page has to know of a remote in development. */
export interface DevRemote {
  side: 'public' | 'admin';
  menu: MenuEntry[];
  entry: RemoteEntry;
}

/**
 * The remote in `dir` as it is now: what it says of itself, and the build in `folder` that the bundler calls `hash`.
 * Null while nothing has been built. Styles are left to the bundler's own loader, which also exchanges them.
 */
export async function readDevRemote(dir: string, folder: string, hash: string): Promise<DevRemote | null> {
  const bytes = await readFile(join(folder, ENTRY)).catch(() => null);
  if (!bytes) return null;
  const info = packageInfo(dir);
  const { id, side, basePaths, widgets = [], slotOrder } = sourceOf(dir, info);
  const integrity = { [ENTRY]: sha384(bytes) };
  const place = { base: `/mf/${id}/${hash}/`, build: hash, entry: ENTRY, integrity, styles: [] };
  const entry = {
    id,
    version: info.version,
    shellApi: `^${SHELL_API}`,
    basePaths,
    widgets,
    slotOrder,
    ...place,
  };
  return { side, menu: await menuOf(dir), entry };
}
