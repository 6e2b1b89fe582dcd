import { extname } from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';
import { CONTENT_TYPES } from './content-types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
/** Bytes as they are, and in each encoding a client may take. */
export type Compressed = Readonly<Record<Encoding | 'plain', Buffer>>;
type Levels = Readonly<Record<Encoding, number>>;

/** For what lives for a second. */
const FAST: Levels = { br: 4, gzip: 5 };
/** For what is kept. At 9 a script of 300 kB takes some 30 ms and is a percent larger than at 11, which takes 500. */
export const THOROUGH: Levels = { br: 9, gzip: 9 };
/** What a file's compressed form beside it is called: its name with this behind. */
export const ENDING: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
/** Below this many bytes a header costs more than compression saves. */
const SMALL = 512;

/** Names that the server gives to what it makes of a build's files: a publisher's would be taken for ours. */
export const isCompressedForm = (name: string): boolean =>
  Object.values(ENDING).some((ending) => name.endsWith(ending));

/** Whether a file that is delivered has compressed forms. */
export const isCompressible = (name: string, size: number): boolean =>
  size >= SMALL && CONTENT_TYPES[extname(name).slice(1)]?.compress === true;

const brotliOptions = (quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** Bytes in one encoding. */
export const packed = (plain: Buffer, encoding: Encoding, levels = FAST): Promise<Buffer> =>
  encoding === 'br' ? brotli(plain, brotliOptions(levels.br)) : zip(plain, { level: levels.gzip });

export async function compressed(plain: Buffer, levels = FAST): Promise<Compressed> {
  const [br, zipped] = await Promise.all([packed(plain, 'br', levels), packed(plain, 'gzip', levels)]);
  return { plain, br, gzip: zipped };
}

/** Compresses what passes through it. */
export const compressor = (encoding: Encoding) =>
  encoding === 'br' ? createBrotliCompress(brotliOptions(FAST.br)) : createGzip({ level: FAST.gzip });
