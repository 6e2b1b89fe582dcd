import type { InvoiceReason } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { voidPrizes } from '../prizes/index.ts';
import { voidTickets } from '../tickets/index.ts';
import { stepInvoice, type InvoiceStep, type SteppedInvoice } from './step-invoice.ts';
import { notifyRefused } from './notify-sender.ts';

/** What an invoice took along when it was refused. */
export interface Refused {
  readonly invoice: SteppedInvoice;
  readonly voided: number;
  /** Prizes that are invalid now, their slots free again. */
  readonly prizes: number;
}

/** Why a number is void: its invoice is. */
const ITS_INVOICE = 'invoice_invalid';

/**
 * Makes an invoice invalid, also one that was valid: its numbers are void and its prize is refused, the slot offered
 * again; only what was delivered stays so. The letter to its sender is queued. In the caller's transaction.
 */
export async function refuseInvoice(
  services: Pick<Infrastructure, 'config' | 'clock' | 'mail'>,
  tx: Transaction,
  invoiceId: string,
  { reason, ...step }: InvoiceStep & { readonly reason: InvoiceReason },
): Promise<Refused> {
  const now = services.clock.now();
  const invoice = await stepInvoice(tx, invoiceId, 'invalid', { ...step, reason, now });
  const voided = await voidTickets(tx, { invoiceId }, { reason: ITS_INVOICE, now });
  const prizes = await voidPrizes(tx, invoiceId, { actorId: step.actorId, now });
  await notifyRefused(services, tx, invoice, reason);
  return { invoice, voided, prizes };
}
