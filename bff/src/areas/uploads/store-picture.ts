import { hash } from 'node:crypto';
import type { FileStorage } from '../../core/storage/FileStorage.ts';
import { AppError } from '../../core/errors.ts';
import { loadSharp } from '../../core/files/load-sharp.ts';
import { keyOf, WIDTHS } from './picture-image.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** Wider than any screen needs; beyond it a small file could still fill the memory (a decompression bomb). */
const MAX_PIXELS = 40_000_000;

export interface StoredPicture {
  key: string;
  format: 'avif';
  width: number;
  height: number;
  widths: number[];
}

/** A tenth larger than with the encoder's best effort, in a seventh of the time. */
const AVIF = { quality: 50, effort: 2 } as const;
const WEBP = { quality: 82 } as const;

async function read(bytes: Buffer) {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
}

/** The size as it is looked at; FILE_UNEXPECTED for whatever isn't a picture we take, told by its content. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { format, autoOrient } = await (await read(bytes)).metadata();
    if (FORMATS.has(format)) return autoOrient;
  } catch (cause) {
    throw new AppError('FILE_UNEXPECTED', { cause });
  }
  throw new AppError('FILE_UNEXPECTED');
}

/** Named for what it holds: the same file again is the same picture. */
export const pictureKey = (bytes: Buffer): string => `pictures/${hash('sha256', bytes, 'hex').slice(0, 32)}`;

/**
 * Stores a picture as AVIF and WebP in every width up to its own. Encoded anew from the pixels, upright: what else the
 * file carried (place, camera, hidden data) is gone.
 */
export async function storePicture(storage: FileStorage, bytes: Buffer): Promise<StoredPicture> {
  const { width, height } = await sizeOf(bytes);
  const smaller = WIDTHS.filter((candidate) => candidate <= width);
  const widths: number[] = smaller.length > 0 ? smaller : [width];
  const key = pictureKey(bytes);
  for (const target of widths) {
    const resized = (await read(bytes)).autoOrient().resize({ width: target });
    for (const [format, encoded] of [
      ['webp', resized.clone().webp(WEBP)],
      ['avif', resized.clone().avif(AVIF)],
    ] as const) {
      const variant = await encoded.toBuffer().catch((cause: unknown) => {
        throw new AppError('FILE_UNEXPECTED', { cause });
      });
      await storage.write(keyOf(key, format, target), variant);
    }
  }
  const largest = widths.at(-1) ?? width;
  return { key, format: 'avif', width: largest, height: Math.round((height * largest) / width), widths };
}
