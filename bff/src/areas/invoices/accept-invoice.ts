import { formatLuckyNumber, type LuckyNumber } from '@fio/domain';
import type { Services } from '../../composition.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { claimPrize, type WonPrize } from '../prizes/claim-prize.ts';
import { grantNumbers } from '../tickets/grant-numbers.ts';
import { runningDraw } from '../tickets/running-draw.ts';
import { stepInvoice, type InvoiceStep, type SteppedInvoice } from './step-invoice.ts';
import { tellSender } from './tell-sender.ts';

type Needed = Pick<Services, 'config' | 'clock' | 'luckyNumbers' | 'mail'>;

/** What a valid invoice brought. */
export interface Accepted {
  readonly invoice: SteppedInvoice;
  /** null: no draw runs. */
  readonly drawId: string | null;
  readonly numbers: readonly LuckyNumber[];
  readonly prize: WonPrize | null;
}

async function numbersFor(
  services: Needed,
  tx: Transaction,
  { id, registrationId, createdAt }: SteppedInvoice,
) {
  const draw = await runningDraw(tx, createdAt);
  const count = services.config.invoices.numbers;
  if (draw === null || count === 0) return { drawId: draw?.id ?? null, numbers: [] };
  const grant = { registrationId, invoiceId: id, origin: 'invoice' as const, count };
  const [numbers = []] = await grantNumbers(services, tx, draw.id, [grant]);
  return { drawId: draw.id, numbers };
}

/**
 * Makes a checked or reviewed invoice (`checking` or `pending`) valid: its lucky numbers, an instant prize if one was due
 * when it was sent, and the letter to its sender. All of it in the caller's transaction; LUCK_NUMBERS_REACHED leaves
 * nothing half done. The draw's pool is held from here to the commit: call it last.
 */
export async function acceptInvoice(
  services: Needed,
  tx: Transaction,
  invoiceId: string,
  step: InvoiceStep,
): Promise<Accepted> {
  const invoice = await stepInvoice(tx, invoiceId, 'valid', { ...step, now: services.clock.now() });
  const { registrationId, createdAt: at } = invoice;
  const prize = await claimPrize(services, tx, { registrationId, invoiceId, at });
  const granted = await numbersFor(services, tx, invoice);
  await tellSender(services, tx, invoice, {
    state: 'valid',
    numbers: granted.numbers.map((number) => formatLuckyNumber(number)),
    prize: prize?.title ?? null,
  });
  return { invoice, prize, ...granted };
}
