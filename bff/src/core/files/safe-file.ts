import { AppError } from '../errors.ts';
import { BoundedQueue } from '../identity/BoundedQueue.ts';
import { orBusy } from '../identity/prove-password.ts';
import { rebuildPdf } from '../pdf/rebuild/rebuild-pdf.ts';
import { loadSharp } from './load-sharp.ts';

const PICTURES = new Set(['jpeg', 'png', 'webp']);
/** Beyond it a small file could still fill the memory (a decompression bomb). */
const MAX_PIXELS = 40_000_000;
/** Enough to read a receipt by. */
const MAX_SIDE = 2400;

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

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Encoded anew from the pixels, upright: what else the file carried (place, camera, hidden data) is gone. */
async function picture(bytes: Buffer): Promise<SafeFile> {
  const sharp = await loadSharp();
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
  return picture(bytes).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('FILE_UNEXPECTED', { cause });
  });
}

/**
 * A file as it may be kept, told by its content alone: a picture encoded anew, a PDF rebuilt (`rebuildPdf`);
 * FILE_UNEXPECTED for whatever isn't a JPEG, PNG, WebP or PDF. `read` is called when its turn comes, so that files wait
 * where they are and not in memory; UNAVAILABLE when too many do.
 */
export async function safeFile(read: () => Promise<Buffer>): Promise<SafeFile> {
  const kept = await orBusy(
    queue.run(async () => {
      const bytes = await read();
      return isPdf(bytes) ? undefined : checked(bytes);
    }),
  );
  // In a queue of its own: a PDF that takes its full time keeps no picture waiting.
  return kept ?? { bytes: await rebuildPdf(read), type: 'application/pdf', extension: 'pdf' };
}
