import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedFile } from './StorageDriver.ts';

/** What lies in one folder: a file with what its listing says, where that costs nothing more; a folder ends with `/`. */
export interface Entry {
  readonly name: string;
  readonly file?: Omit<ListedFile, 'key'> | undefined;
}
type EntriesOf = (folder: string) => Promise<Entry[]>;

/**
 * Every entry below a folder by its key, in the order of the keys' bytes, whichever order it is listed in. One folder's names are in
 * memory at a time, with those of the folders above.
 */
export async function* walk(entriesOf: EntriesOf, folder = ''): AsyncGenerator<Entry> {
  const entries = await entriesOf(folder);
  for (const { name, file } of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const key = `${folder}${name}`;
    if (name.endsWith('/')) yield* walk(entriesOf, key);
    else yield { name: key, file };
  }
}

/** Of a folder of this machine; links are left out. */
export async function entriesOnDisk(folder: string): Promise<Entry[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => ({ name: entry.isDirectory() ? `${entry.name}/` : entry.name }));
}

/** Null when it was removed meanwhile. */
export async function fileOnDisk(root: string, key: string): Promise<ListedFile | null> {
  const found = await stat(join(root, key)).catch(() => null);
  return found && { key, size: found.size, stamp: `${found.ino} ${found.mtimeMs}` };
}
