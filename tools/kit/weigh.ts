import { gzipSync } from 'node:zlib';

/** Bytes of gzip, as a browser gets them; none of a file that isn't there. */
export const weigh = (bytes: Buffer | undefined): number =>
  bytes ? gzipSync(bytes, { level: 9 }).length : 0;

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
