import type { InvoiceUpload as Progress } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { InvoiceUpload } from '../../../generated/prisma/client.ts';

/** How far a file has come, for its sender. */
export const progressOf = ({ id, received, bytes }: InvoiceUpload): Progress => ({ id, received, bytes });

export const pieceKey = ({ id }: { id: string }, offset: number): string => `uploads/${id}/${offset}.part`;

/** The same however often the last piece comes: what was written by who then failed is written over. */
export const fileKeyOf = ({ id }: { id: string }, extension: string): string => `invoices/${id}.${extension}`;

/** The pieces of a file that is whole, or goes. */
export async function removePieces(
  { storage }: Pick<Infrastructure, 'storage'>,
  upload: { id: string; pieces: readonly number[] },
): Promise<void> {
  for (const offset of upload.pieces) await storage.privateFiles.remove(pieceKey(upload, offset));
}

/**
 * Forgets a file as it was seen: one that has come further since, as a repeated last piece may find it, stays, and so does
 * one that an invoice takes at the same moment.
 */
export async function dropUpload(
  services: { readonly db: Transaction } & Pick<Infrastructure, 'storage'>,
  upload: InvoiceUpload,
): Promise<void> {
  const { id, received } = upload;
  const { count } = await services.db.invoiceUpload.deleteMany({ where: { id, received } });
  if (count === 0) return;
  await removePieces(services, upload);
  if (upload.fileKey !== null) await services.storage.privateFiles.remove(upload.fileKey);
}
