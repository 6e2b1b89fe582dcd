import { INVOICE_FILE_LIMIT_MB, type BodyOf, type InvoiceUpload, type invoices } from '@fio/contracts';
import type { SignedInContext } from '../../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { assertOpen } from '../judge-invoice.ts';
import { isTaken } from '../receipt-lock.ts';
import { dropUpload, progressOf } from './stored-upload.ts';

/** What is known of the receipt on a file that nobody has seen yet. */
const UNREAD = { accessKey: null, cnpj: null, model: null, series: null, number: null };
/** Files a person may have on the way: the oldest go, so that nobody fills the disk with what is never sent. */
const MOST = 5;

async function dropSurplus(context: SignedInContext, registrationId: string): Promise<void> {
  const { db } = context;
  const surplus = await db.invoiceUpload.findMany({
    where: { registrationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: MOST - 1,
  });
  for (const upload of surplus) await dropUpload(context, upload);
}

/** Begins to take a file, or says how far the same file of the same person came. */
export async function startUpload(
  context: SignedInContext,
  { bytes, sha256: hexadecimal }: BodyOf<typeof invoices.startUpload>,
): Promise<InvoiceUpload> {
  const { db, clock, config, session } = context;
  const now = clock.now();
  assertOpen(config, now);
  if (bytes > INVOICE_FILE_LIMIT_MB * 1024 * 1024)
    throw invalidField('file', 'file_size', 'FILE_LARGE', INVOICE_FILE_LIMIT_MB);
  const sha256 = Buffer.from(hexadecimal, 'hex');
  const registrationId = session.subjectId;
  const isSent = (await db.invoice.count({ where: { registrationId, fileSha256: sha256 } })) > 0;
  if (isSent || (await isTaken(db, { ...UNREAD, fileSha256: sha256 }))) throw new AppError('NUMBER_FOUND');
  const where = { registrationId_sha256: { registrationId, sha256 } };
  const known = await db.invoiceUpload.findUnique({ where });
  if (known) return progressOf(known);
  await dropSurplus(context, registrationId);
  const create = { registrationId, sha256, bytes, createdAt: now };
  return progressOf(await db.invoiceUpload.upsert({ where, create, update: {} }));
}
