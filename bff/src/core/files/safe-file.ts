import sharp from 'sharp';
import { AppError } from '../../http/errors.ts';
import { BoundedQueue } from '../identity/BoundedQueue.ts';
import { orBusy } from '../identity/prove-password.ts';

// Nobody sends the same picture twice: what libvips remembers of the last ones, up to 50 MB, is of no use.
sharp.cache(false);

const PICTURES = new Set(['jpeg', 'png', 'webp']);
/** Beyond it a small file could still fill the memory (a decompression bomb). */
const MAX_PIXELS = 40_000_000;
/** Enough to read a receipt by. */
const MAX_SIDE = 2400;

/** What makes a reader of PDFs do something by itself. Compressed parts can hide it: staff save the file, never open it here. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)\b/;

/** The encoder's least effort: two thirds of the time of its usual one, and no larger. */
const WEBP = { quality: 82, effort: 0 } as const;
/** A picture at work takes some 100 MB, and the other cores are for votes: one at a time, the others wait (bench/intake),
 * no longer than a browser does. */
const queue = new BoundedQueue({ concurrency: 1, limit: 24 });

export interface SafeFile {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'application/pdf';
  readonly extension: 'webp' | 'pdf';
}

/** Whether a file begins as those that are taken do: enough to refuse others before all of it came. */
export function beginsAsTaken(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1');
  return /^(?:%PDF-|\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP)/s.test(text);
}

function pdf(bytes: Buffer): SafeFile {
  const text = bytes.toString('latin1');
  const isWhole = /^%PDF-[12]\.\d/.test(text) && text.slice(-1024).includes('%%EOF');
  if (!isWhole || ACTIVE.test(text)) throw new AppError('FILE_UNEXPECTED');
  return { bytes, type: 'application/pdf', extension: 'pdf' };
}

/** Encoded anew from the pixels, upright: what else the file carried (place, camera, hidden data) is gone. */
async function picture(bytes: Buffer): Promise<SafeFile> {
  const reader = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { format } = await reader.metadata();
  if (!PICTURES.has(format)) throw new AppError('FILE_UNEXPECTED');
  const encoded = await reader
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
  return { bytes: encoded, type: 'image/webp', extension: 'webp' };
}

async function checked(bytes: Buffer): Promise<SafeFile> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return pdf(bytes);
  return picture(bytes).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('FILE_UNEXPECTED', { cause });
  });
}

/**
 * A file as it may be kept, told by its content alone; FILE_UNEXPECTED for whatever isn't a JPEG, PNG, WebP or PDF.
 * `read` is called when its turn comes, so that files wait where they are and not in memory; UNAVAILABLE when too many do.
 */
export const safeFile = (read: () => Promise<Buffer>): Promise<SafeFile> =>
  orBusy(queue.run(async () => checked(await read())));
