import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { FileStorage } from '../../core/storage/FileStorage.ts';
import { AppError } from '../../http/errors.ts';
import { keyOf, WIDTHS } from './picture-image.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** Wider than any screen needs; beyond it a small file could still fill the memory (a decompression bomb). */
const MAX_PIXELS = 40_000_000;

export interface StoredPicture {
  key: string;
  format: 'webp';
  width: number;
  height: number;
  widths: number[];
}

const reader = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

/** The size as it is looked at; FILE_UNEXPECTED for whatever isn't a picture we take, told by its content. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { format, autoOrient } = await reader(bytes).metadata();
    if (FORMATS.has(format)) return autoOrient;
  } catch (cause) {
    throw new AppError('FILE_UNEXPECTED', { cause });
  }
  throw new AppError('FILE_UNEXPECTED');
}

/**
 * Stores a picture as WebP in every width up to its own. Encoded anew from the pixels, upright: what else the file
 * carried (place, camera, hidden data) is gone.
 */
export async function storePicture(storage: FileStorage, bytes: Buffer): Promise<StoredPicture> {
  const { width, height } = await sizeOf(bytes);
  const smaller = WIDTHS.filter((candidate) => candidate <= width);
  const widths: number[] = smaller.length > 0 ? smaller : [width];
  const key = `pictures/${randomUUID()}`;
  for (const target of widths) {
    const variant = await reader(bytes)
      .autoOrient()
      .resize({ width: target })
      .webp({ quality: 82 })
      .toBuffer()
      .catch((cause: unknown) => {
        throw new AppError('FILE_UNEXPECTED', { cause });
      });
    await storage.write(keyOf(key, 'webp', target), variant);
  }
  const largest = widths.at(-1) ?? width;
  return { key, format: 'webp', width: largest, height: Math.round((height * largest) / width), widths };
}
