import type { adminInvoices, BodyOf, ResultOf } from '@fio/contracts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { deciderOf, heldIn } from '../bulk-runs/index.ts';
import { findInvoice, invoiceDetailOf, type InvoiceRecord } from './invoice-record.ts';
import { lockInvoice, releaseInvoice, takeNext } from './review-lock.ts';

/** The invoice as its reader's page shows it. */
export function shown(context: StaffContext, invoice: InvoiceRecord) {
  const { vaults, clock, config } = context;
  return invoiceDetailOf(invoice, {
    vaults,
    readerId: context.session.admin.id,
    now: clock.now(),
    participatingProducts: config.invoices.products,
  });
}

const reviewingOf = (context: StaffContext) => ({
  reviewerId: context.session.admin.id,
  now: context.clock.now(),
});

/** INVOICE_HELD where somebody else's decision waits to take effect, CONFLICT where it is the caller's own. */
async function assertUndecided(context: StaffContext, tx: Transaction, id: string): Promise<void> {
  const decider = await deciderOf(tx, id);
  if (decider === null) return;
  throw new AppError(decider === context.session.admin.id ? 'CONFLICT' : 'INVOICE_HELD');
}

/** The next one for the caller, locked; the one before, if it was left undecided and isn't to be kept, is let go. */
export function nextInvoice(
  context: StaffContext,
  { after, keep = false }: BodyOf<typeof adminInvoices.next>,
): Promise<ResultOf<typeof adminInvoices.next>> {
  const reviewing = reviewingOf(context);
  return context.transaction(async (tx) => {
    const decided = (await heldIn(tx, 'invoices')).map(({ recordId }) => recordId);
    // One that is decided stays with whoever did: they may take it back.
    if (after !== null && !keep && !decided.includes(after))
      await releaseInvoice(tx, after, reviewing.reviewerId);
    const id = await takeNext(tx, { after, decided }, reviewing);
    const waiting = await tx.invoice.count({ where: { state: 'pending', id: { notIn: decided } } });
    const invoice = id === null ? null : shown(context, await findInvoice(tx, id, reviewing.now));
    return { waiting, invoice };
  });
}

/** One chosen from the list, locked; of one already held, the lock is kept longer. */
export function claimInvoice(context: StaffContext, id: string) {
  const reviewing = reviewingOf(context);
  return context.transaction(async (tx) => {
    await assertUndecided(context, tx, id);
    await lockInvoice(tx, id, reviewing);
    return shown(context, await findInvoice(tx, id, reviewing.now));
  });
}

export async function leaveInvoice(context: StaffContext, id: string): Promise<void> {
  const { reviewerId, now } = reviewingOf(context);
  await context.transaction(async (tx) => {
    await findInvoice(tx, id, now);
    await releaseInvoice(tx, id, reviewerId);
  });
}
