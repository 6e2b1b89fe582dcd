import { hash } from 'node:crypto';
import type { InvoiceUpload as Progress } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { safeFile } from '../../../core/files/safe-file.ts';
import type { InvoiceUpload } from '../../../generated/prisma/client.ts';
import { AppError } from '../../../core/errors.ts';
import { fileKeyOf, pieceKey, removePieces } from './stored-upload.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'storage'>;

/** The file as its sender has it; FILE_INCOMPLETE when something was lost or changed on the way. */
async function wholeFile({ storage }: Dependencies, upload: InvoiceUpload): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const offset of upload.pieces) {
    const piece = await storage.privateFiles.read(pieceKey(upload, offset));
    if (piece === null) throw new AppError('FILE_INCOMPLETE');
    pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  if (!hash('sha256', bytes, 'buffer').equals(upload.sha256)) throw new AppError('FILE_INCOMPLETE');
  return bytes;
}

/** Makes the pieces the file that is kept: checked, re-encoded, outside the web root. */
export async function finishUpload(services: Dependencies, upload: InvoiceUpload): Promise<Progress> {
  const { id, received, bytes } = upload;
  const safe = await safeFile(() => wholeFile(services, upload));
  const fileKey = fileKeyOf(upload, safe.extension);
  await services.storage.privateFiles.write(fileKey, safe.bytes);
  const data = { received: bytes, pieces: [], fileKey, fileType: safe.type };
  await services.db.invoiceUpload.updateMany({ where: { id, received }, data });
  await removePieces(services, upload);
  return { id, received: bytes, bytes };
}
