import type { Transaction } from '../../../core/database/prisma.ts';
import { AppError } from '../../../core/errors.ts';

interface Claimed {
  readonly fileKey: string;
  readonly fileType: string;
  readonly fileSha256: Buffer<ArrayBuffer>;
}

/** Gives a whole file to an invoice, once; FILE_INCOMPLETE when it isn't there, or not whole. */
export async function claimUpload(tx: Transaction, registrationId: string, id: string): Promise<Claimed> {
  const [claimed] = await tx.$queryRaw<Claimed[]>`
    DELETE FROM invoice_uploads
    WHERE id = ${id}::uuid AND registration_id = ${registrationId}::uuid AND file_key IS NOT NULL
    RETURNING file_key AS "fileKey", file_type AS "fileType", sha256 AS "fileSha256"`;
  if (!claimed) throw new AppError('FILE_INCOMPLETE');
  return claimed;
}
