import { recordAction } from '../../core/audit/record-action.ts';
import { RawReply } from '../../core/request/replies.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { findInvoice } from './invoice-record.ts';
import { documentOf } from './receipt-document.ts';

/**
 * The shop's signed file as it was sent, to be saved under its key. It may have its buyer's whole CPF, and masked its signature
 * would prove nothing: that somebody took it is audited.
 */
export async function invoiceXml(context: StaffContext, id: string): Promise<RawReply> {
  const { db, clock, vaults, actor } = context;
  const { accessKey, number } = await findInvoice(db, id, clock.now());
  const file = await documentOf({ vaults }, db, id);
  if (file === null) throw new AppError('NOT_FOUND');
  await context.transaction((tx) =>
    recordAction(tx, {
      actor,
      at: clock.now(),
      resource: 'invoices',
      recordId: id,
      action: 'download',
      summary: number ?? '',
      after: { document: 'xml' },
    }),
  );
  return new RawReply(file, 'application/xml', `${accessKey ?? id}.xml`);
}
