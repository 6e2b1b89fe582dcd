import { openAsBlob } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '../sources/Files.ts';
import { filesOfZip } from '../sources/zip.ts';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const filesOfFolder = (folder: string): Files => ({
  read: async (name) => {
    try {
      return new Uint8Array(await readFile(join(folder, name)));
    } catch (error) {
      if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  },
});

/** Files that were saved before: a folder of them under their names, or an archive. */
export const filesSaved = async (path: string): Promise<Files> =>
  path.toLowerCase().endsWith('.zip') ? filesOfZip(await openAsBlob(path)) : filesOfFolder(path);

/** Keeps what is read, under its name. */
export const savedTo =
  (folder: string) =>
  async (name: string, bytes: Uint8Array): Promise<void> => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
