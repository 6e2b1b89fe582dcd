import type { RequestContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { findPrize } from './prize-record.ts';

/** The photo or PDF of the receipt behind a win: whoever decides looks at it, whatever else they may see of receipts. */
export async function receiptOf({ db, storage }: RequestContext, id: string): Promise<RawReply> {
  const { invoice } = await findPrize(db, id);
  const bytes = invoice?.fileKey && (await storage.privateFiles.read(invoice.fileKey));
  if (!bytes || !invoice?.fileType) throw new AppError('NOT_FOUND');
  const name = invoice.fileType === 'application/pdf' ? `${invoice.id}.pdf` : undefined;
  return new RawReply(bytes, invoice.fileType, name);
}
