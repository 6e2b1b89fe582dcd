import type { Transaction } from '../../core/database/prisma.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { hasDocument, keepDocument } from './receipt-document.ts';
import type { Receipt } from './receipt.ts';
import { WAITING } from './waiting-claims.ts';

interface Supporting {
  readonly receipt: Receipt;
  readonly xml: Buffer | null;
}

/**
 * The sender's own claim that an XML belongs to, if there is one: while it waits the XML is kept with it and it is asked about
 * again; decided with this very file before, as after a double click, it is settled. Under the receipt's lock.
 */
export async function supportedBy(
  context: SignedInContext,
  tx: Transaction,
  { receipt, xml }: Supporting,
): Promise<{ readonly id: string; readonly isSettled: boolean } | null> {
  const registrationId = context.session.subjectId;
  const { key: accessKey } = receipt;
  if (xml === null || accessKey === null) return null;
  const waiting = await tx.invoice.findFirst({ where: { registrationId, accessKey, ...WAITING } });
  if (waiting !== null) {
    await keepDocument(context, tx, waiting.id, xml);
    return { id: waiting.id, isSettled: false };
  }
  const decided = await tx.invoice.findFirst({ where: { registrationId, accessKey } });
  const isSettled = decided !== null && (await hasDocument(tx, decided.id, xml));
  return isSettled ? { id: decided.id, isSettled } : null;
}
