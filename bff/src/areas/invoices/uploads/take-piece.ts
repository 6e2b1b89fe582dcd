import { INVOICE_FILE_FORMATS, type ErrorCode, type InvoiceUpload as Progress } from '@fio/contracts';
import { beginsAsTaken } from '../../../core/files/safe-file.ts';
import type { InvoiceUpload } from '../../../generated/prisma/client.ts';
import type { SignedInContext } from '../../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { finishUpload } from './finish-upload.ts';
import { dropUpload, pieceKey, progressOf } from './stored-upload.ts';

const unexpected = () => invalidField('file', 'file_format', 'FILE_UNEXPECTED', INVOICE_FILE_FORMATS);

/** Refusals after which the file may be sent on. */
const OURS: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'IN_LINE', 'TOO_MANY_REQUESTS']);

/** What can be told of a piece before it is kept. */
function assertFits({ bytes, received }: InvoiceUpload, piece: Buffer): void {
  if (piece.length === 0) throw new AppError('FILE_INCOMPLETE');
  if (received + piece.length > bytes) throw new AppError('FILE_LARGE');
  if (received === 0 && !beginsAsTaken(piece)) throw unexpected();
}

/**
 * A file that is refused is forgotten, so that its sender may begin anew; what is our trouble keeps it. Of two who bring
 * the last piece the slower finds the pieces gone, for the file is whole.
 */
async function orForget(
  context: SignedInContext,
  upload: InvoiceUpload,
  work: () => Promise<Progress>,
): Promise<Progress> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof AppError && !OURS.has(error.code);
    const whole = { id: upload.id, fileKey: { not: null } };
    const finished = isRefused ? await context.db.invoiceUpload.findFirst({ where: whole }) : null;
    if (finished !== null) return progressOf(finished);
    if (isRefused) await dropUpload(context, upload);
    const isUntold = isRefused && error.code === 'FILE_UNEXPECTED' && error.fields === undefined;
    throw isUntold ? unexpected() : error;
  }
}

/** Pieces come one after the other: one that isn't the next changes nothing, and the answer says which is. */
async function take(context: SignedInContext, upload: InvoiceUpload): Promise<Progress> {
  const { db, storage } = context;
  const { id, received: offset, bytes } = upload;
  const piece = await context.readBody();
  assertFits(upload, piece);
  await storage.privateFiles.write(pieceKey(upload, offset), piece);
  const received = offset + piece.length;
  const pieces = [...upload.pieces, offset];
  if (received === bytes) return context.lineUp(() => finishUpload(context, { ...upload, pieces }));
  await db.invoiceUpload.updateMany({ where: { id, received: offset }, data: { received, pieces } });
  return progressOf(await db.invoiceUpload.findUniqueOrThrow({ where: { id } }));
}

export async function takePiece(context: SignedInContext, id: string, offset: number): Promise<Progress> {
  const { db, session } = context;
  const where = { id, registrationId: session.subjectId };
  const upload = await db.invoiceUpload.findFirst({ where });
  if (upload === null) throw new AppError('NOT_FOUND');
  if (offset !== upload.received || upload.fileKey !== null) return progressOf(upload);
  return orForget(context, upload, () => take(context, upload));
}
