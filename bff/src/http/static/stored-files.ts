import type { RequestHandler } from 'express';
import type { FileStorage } from '../../core/storage/FileStorage.ts';
import { AppError } from '../../core/errors.ts';
import { askedRange } from './asked-range.ts';
import { fileOf } from './file-path.ts';
import { sendFile } from './send-file.ts';

/** Delivers the files of a storage, wherever that is, and parts of those that are not compressed: players ask for them. Other methods, paths and kinds are not found. */
export function storedFiles(storage: FileStorage): RequestHandler {
  return async (request, response) => {
    const file = fileOf('', request.path);
    const key = request.path.slice(1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!file || !isRead || !storage.takes(key)) throw new AppError('NOT_FOUND');
    const size = await storage.size(key);
    if (size === null) throw new AppError('NOT_FOUND');
    const range = file.compress ? null : askedRange(request, size);
    if (range === 'beyond') {
      response.setHeader('Content-Range', `bytes */${size}`);
      throw new AppError('RANGE_BEYOND');
    }
    const bytes = await (range ? storage.readRange(key, range) : storage.readStream(key));
    if (bytes === null) throw new AppError('NOT_FOUND');
    if (!file.compress) response.setHeader('Accept-Ranges', 'bytes');
    if (range) response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    const sent = range ? range.end - range.start + 1 : size;
    await sendFile(request, response, { ...file, bytes, size: sent, encoding: null });
  };
}
