import { open, type FileHandle } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { ENDING } from '../../core/files/compressed.ts';
import { AppError } from '../../core/errors.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { fileOf } from './file-path.ts';
import { sendFile } from './send-file.ts';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** The file with its size, or null when there is none. */
async function openFile(path: string): Promise<{ handle: FileHandle; size: number } | null> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (MISSING.has(error.code ?? '')) return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const found = await handle.stat();
    if (found.isFile()) return { handle, size: found.size };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/**
 * Delivers a folder whose files never change under their names, in the compressed forms that lie beside them where whoever
 * made the folder left some. Other methods, paths and kinds are not found.
 */
export function immutableFiles(folder: string): RequestHandler {
  return async (request, response) => {
    const file = fileOf(folder, request.path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) throw new AppError('NOT_FOUND');
    const accepted = file.compress ? acceptedEncoding(request.get('accept-encoding')) : null;
    const compressed = accepted && (await openFile(`${file.path}${ENDING[accepted]}`));
    const opened = compressed ?? (await openFile(file.path));
    if (!opened) throw new AppError('NOT_FOUND');
    const { handle, size } = opened;
    const bytes = handle.createReadStream();
    await sendFile(request, response, { ...file, bytes, size, encoding: compressed ? accepted : null });
  };
}
