import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../../core/errors.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { Compressor } from './Compressor.ts';
import { fileOf, type KnownFile } from './file-path.ts';

/** For names that carry a hash of what they hold. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const COMPRESSED_CAPACITY = 48 * 1024 * 1024;
/** Below this a header costs more than compression saves. */
const SMALL = 512;

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new AppError('NOT_FOUND');
  return found.size;
}

async function stream(request: Request, response: Response, file: KnownFile, size: number): Promise<void> {
  response.setHeader('Content-Length', size);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file.path), response);
}

/** Delivers a folder whose files never change under their names. Other methods, paths and kinds are not found. */
export function immutableFiles(folder: string): RequestHandler {
  const compressor = new Compressor({ capacity: COMPRESSED_CAPACITY, quality: 9 });
  return async (request, response) => {
    const file = fileOf(folder, request.path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) throw new AppError('NOT_FOUND');
    const size = await sizeOf(file.path);
    const encoding = size >= SMALL && file.compress ? acceptedEncoding(request.get('accept-encoding')) : null;
    // Read before the headers are set: a failure then is an ordinary refusal, which nobody keeps for a year.
    const bytes = encoding && (await compressor.get(file.path, encoding, () => readFile(file.path)));
    response.setHeader('Content-Type', file.type);
    response.setHeader('Cache-Control', IMMUTABLE);
    if (file.compress) response.setHeader('Vary', 'Accept-Encoding');
    if (!bytes) return stream(request, response, file, size);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
