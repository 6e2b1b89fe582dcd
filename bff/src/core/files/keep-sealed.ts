import { hash, randomUUID } from 'node:crypto';
import type { RequestContext } from '../request/RequestContext.ts';
import { filePlace } from '../secrets/places.ts';
import { safeFile } from './safe-file.ts';

/** What a row says of a file that is kept for it. */
export interface KeptFile {
  readonly fileKey: string;
  readonly fileType: 'image/webp' | 'application/pdf';
  /** Of its bytes as they are kept, before the seal. */
  readonly sha256: Buffer<ArrayBuffer>;
}

/**
 * Keeps the file that a request carries, unreadable for whoever has the disk alone: an identity card, a CPF. `note` writes
 * its row; a file that no row came to name is removed again.
 */
export async function keepSealed<Noted>(
  { readBody, storage, vaults }: Pick<RequestContext, 'readBody' | 'storage' | 'vaults'>,
  folder: string,
  note: (file: KeptFile) => Promise<Noted>,
): Promise<Noted> {
  const given = await readBody();
  const file = await safeFile(() => Promise.resolve(given));
  const fileKey = `${folder}/${randomUUID()}.${file.extension}`;
  await storage.privateFiles.write(fileKey, vaults.files.seal(file.bytes, filePlace(fileKey)));
  try {
    const sha256 = Buffer.from(hash('sha256', file.bytes, 'hex'), 'hex');
    return await note({ fileKey, fileType: file.type, sha256 });
  } catch (error) {
    await storage.privateFiles.remove(fileKey);
    throw error;
  }
}
