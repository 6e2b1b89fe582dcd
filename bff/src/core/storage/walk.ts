import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedFile } from './StorageDriver.ts';

/** Names of one folder; a folder's ends with `/`, which puts its files where they belong. Links are left out. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort((one, other) => (one < other ? -1 : 1));
}

/** Every file below a folder in the order of their keys' bytes; one folder's names are in memory at a time. */
export async function* walk(root: string, folder = ''): AsyncGenerator<ListedFile> {
  for (const name of await namesIn(join(root, folder))) {
    const key = `${folder}${name}`;
    if (name.endsWith('/')) {
      yield* walk(root, key);
      continue;
    }
    const found = await stat(join(root, key)).catch(() => null); // removed meanwhile
    if (found) yield { key, size: found.size, stamp: `${found.ino} ${found.mtimeMs}`, at: found.mtime };
  }
}
