import type { Request } from 'express';
import type { ByteRange } from '../../core/storage/StorageDriver.ts';

/**
 * The part of a file that a request asks for: null, the whole; `beyond`, none of what it asks for is there. Several parts at once, or a
 * range that can't be read, are the whole file (RFC 9110, 14.2). So is one that holds only if the file is the same (`If-Range`): a file of
 * ours has no validator, for it never changes under its name.
 */
export function askedRange(request: Request, size: number): ByteRange | 'beyond' | null {
  if (request.method !== 'GET' || request.get('if-range') !== undefined) return null;
  const found = request.range(size);
  if (found === -1) return 'beyond';
  if (!Array.isArray(found) || found.type !== 'bytes' || found.length !== 1) return null;
  const [range = null] = found;
  return range;
}
