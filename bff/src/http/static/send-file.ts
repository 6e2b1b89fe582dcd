import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { compressor, isCompressible, type Encoding } from '../../core/files/compressed.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { KnownFile } from './file-path.ts';

/** For names that carry a hash of what they hold. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file that is open: what goes wrong before that is an ordinary refusal, which nobody keeps for a year. */
interface OpenFile extends KnownFile {
  readonly bytes: Readable;
  /** As its bytes are. */
  readonly size: number;
  /** How its bytes are encoded already; null: not at all. */
  readonly encoding: Encoding | null;
}

/** Delivers a file that never changes under its name, compressed on its way where it isn't yet and whoever asks takes it. */
export async function sendFile(request: Request, response: Response, file: OpenFile): Promise<void> {
  const { bytes, size } = file;
  const isMade = file.encoding !== null || !isCompressible(file.path, size);
  const encoding = isMade ? file.encoding : acceptedEncoding(request.get('accept-encoding'));
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', IMMUTABLE);
  if (file.compress) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const isMadeHere = encoding !== file.encoding;
  if (!isMadeHere) response.setHeader('Content-Length', size);
  try {
    if (request.method === 'HEAD') response.end();
    // Whoever has left meanwhile gets nothing, and it is nobody's fault.
    else if (response.destroyed) return;
    else if (encoding && isMadeHere) await pipeline(bytes, compressor(encoding), response);
    else await pipeline(bytes, response);
  } finally {
    // A pipeline that can't begin leaves the file open, and one that is forgotten ends the process.
    bytes.destroy();
  }
}
