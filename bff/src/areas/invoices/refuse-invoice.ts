import type { InvoiceReason } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { voidPrizes } from '../prizes/index.ts';
import { takeBackReceipt, type TicketServices } from '../tickets/index.ts';
import { stepInvoice, type InvoiceStep, type SteppedInvoice } from './step-invoice.ts';
import { notifyRefused } from './notify-sender.ts';

/** What an invoice took along when it was refused. */
export interface Refused {
  readonly invoice: SteppedInvoice;
  readonly voided: number;
  /** Prizes that are invalid now, their slots free again. */
  readonly prizes: number;
}

/**
 * Makes an invoice invalid, also one that was valid: its numbers are void, its value leaves the balance, and its prize is
 * refused, the slot offered again; only what was delivered stays so. The letter to its sender is queued. In the caller's
 * transaction, and last in it: others may be waiting for the draw's numbers.
 */
export async function refuseInvoice(
  services: Pick<Infrastructure, 'config' | 'clock' | 'mail'> & TicketServices,
  tx: Transaction,
  invoiceId: string,
  { reason, ...step }: InvoiceStep & { readonly reason: InvoiceReason },
): Promise<Refused> {
  const now = services.clock.now();
  const invoice = await stepInvoice(tx, invoiceId, 'invalid', { ...step, reason, now });
  const { voided, settle } = await takeBackReceipt(services, tx, invoiceId);
  const prizes = await voidPrizes(tx, invoiceId, { actorId: step.actorId, now });
  await notifyRefused(services, tx, invoice, reason);
  await settle();
  return { invoice, voided, prizes };
}
