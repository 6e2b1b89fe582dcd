import type { RequestHandler } from 'express';
import type { FileStorage } from '../../core/storage/FileStorage.ts';
import { AppError } from '../../core/errors.ts';
import { fileOf } from './file-path.ts';
import { sendFile } from './send-file.ts';

/** Delivers the files of a storage, wherever that is. Other methods, paths and kinds are not found. */
export function storedFiles(storage: FileStorage): RequestHandler {
  return async (request, response) => {
    const file = fileOf('', request.path);
    const key = request.path.slice(1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!file || !isRead || !storage.takes(key)) throw new AppError('NOT_FOUND');
    const size = await storage.size(key);
    const bytes = size === null ? null : await storage.readStream(key);
    if (size === null || bytes === null) throw new AppError('NOT_FOUND');
    await sendFile(request, response, { ...file, bytes, size, encoding: null });
  };
}
