import { formatLuckyNumber } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { claimPrize, type WonPrize } from '../prizes/index.ts';
import { countReceipt, grantNumbers, runningDraw, type TicketServices } from '../tickets/index.ts';
import { stepInvoice, type InvoiceStep, type SteppedInvoice } from './step-invoice.ts';
import { notifyAccepted } from './notify-sender.ts';

type Dependencies = Pick<Infrastructure, 'config' | 'clock' | 'mail' | 'vaults'> & TicketServices;

/** What a valid invoice brought. */
export interface Accepted {
  readonly invoice: SteppedInvoice;
  /** null: no draw runs. */
  readonly drawId: string | null;
  /** As printed. */
  readonly numbers: readonly string[];
  readonly prize: WonPrize | null;
}

/**
 * Makes a checked or reviewed invoice (`checking` or `pending`) valid, with an instant prize if one was due when it was
 * sent. The function answered gives its lucky numbers, and from there to the commit everybody else's wait for the draw's
 * pool: whatever else is to do comes before. All of it in the caller's transaction; LUCK_NUMBERS_REACHED leaves nothing half
 * done.
 */
export async function prepareAcceptance(
  services: Dependencies,
  tx: Transaction,
  invoiceId: string,
  step: InvoiceStep,
): Promise<() => Promise<Accepted>> {
  const now = services.clock.now();
  const invoice = await stepInvoice(tx, invoiceId, 'valid', { ...step, now });
  const { registrationId, createdAt } = invoice;
  const draw = await runningDraw(tx, createdAt);
  const count = draw === null ? 0 : await countReceipt(tx, draw, invoice, now);
  const prize = await claimPrize(services, tx, { registrationId, invoiceId, at: createdAt });
  const notify = await notifyAccepted(services, tx, invoice, prize?.title ?? null);
  const grant = { registrationId, invoiceId, origin: 'invoice' as const, count };
  return async () => {
    const [granted = []] = draw && count > 0 ? await grantNumbers(services, tx, draw.id, [grant]) : [];
    const numbers = granted.map((number) => formatLuckyNumber(number, number.size));
    await notify(numbers);
    return { invoice, prize, numbers, drawId: draw?.id ?? null };
  };
}

/** The same with its numbers, where nothing is left to do: call it last. */
export async function acceptInvoice(...acceptance: Parameters<typeof prepareAcceptance>): Promise<Accepted> {
  const settle = await prepareAcceptance(...acceptance);
  return settle();
}
