import { extname, join } from 'node:path';
import { CONTENT_TYPES } from '../../core/files/content-types.ts';

/** Plain names only: no dot at the start, so neither `..` nor hidden files, and nothing to decode. */
const PLAIN = /^(?:\/[\w@~+-][\w@~+.-]*)+$/;

export interface KnownFile {
  readonly path: string;
  readonly type: string;
  readonly compress: boolean;
}

/** The file below `folder` that a request's path (`/name/of.js`) means, or null for what we never deliver. */
export function fileOf(folder: string, path: string): KnownFile | null {
  const kind = CONTENT_TYPES[extname(path).slice(1)];
  if (!kind || !PLAIN.test(path)) return null;
  return { path: join(folder, path), ...kind };
}
