import type { adminInvoices, BodyOf } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { TicketServices } from '../tickets/index.ts';
import { acceptInvoice } from './accept-invoice.ts';
import { findInvoice, holderOf, invoiceAudited, type InvoiceRecord } from './invoice-record.ts';
import { assertProducts, assertPurchase } from './judge-invoice.ts';
import { columnsOf, receiptOfReview } from './read-receipt.ts';
import { refuseInvoice } from './refuse-invoice.ts';
import { stepInvoice } from './step-invoice.ts';
import { shown } from './take-invoice.ts';

type Action = 'approve' | 'refuse' | 'reopen';
type Step = (tx: Transaction, before: InvoiceRecord, actorId: string) => Promise<unknown>;

/** The row stays as it is until the commit. CONFLICT when it isn't as the caller saw it, INVOICE_HELD when another has it. */
async function seen(context: StaffContext, tx: Transaction, id: string, version: number) {
  const now = context.clock.now();
  await tx.$executeRaw`SELECT FROM invoices WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const found = await findInvoice(tx, id, now);
  if (found.version !== version) throw new AppError('CONFLICT');
  const holder = holderOf(found, now);
  if (holder !== null && holder !== context.session.admin.id) throw new AppError('INVOICE_HELD');
  return found;
}

/** One step with its consequences, its letter and its audit row, or nothing at all. */
function decide(context: StaffContext, id: string, version: number, action: Action, step: Step) {
  return context.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await seen(context, tx, id, version);
    await step(tx, before, context.session.admin.id);
    const after = await findInvoice(tx, id, now);
    await recordAction(tx, {
      actor: context.actor,
      at: now,
      resource: 'invoices',
      recordId: id,
      action,
      summary: after.number ?? '',
      before: invoiceAudited(before),
      after: invoiceAudited(after),
      reason: after.reason,
    });
    return shown(context, after);
  });
}

/** Who was barred after sending it wins nothing with it any more. */
async function assertMayTakePart(tx: Transaction, registrationId: string): Promise<void> {
  const where = { id: registrationId, blockedAt: null, disabledAt: null, anonymisedAt: null };
  if ((await tx.registration.count({ where })) === 0) throw new AppError('CPF_BLOCKED');
}

const isTaken = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Accepts what waits, by what the reviewer read off it: the regulation's rules hold here too. */
export function approveInvoice(
  context: StaffContext,
  { luckyNumbers }: TicketServices,
  id: string,
  { version, ...read }: BodyOf<typeof adminInvoices.approve>,
) {
  const receipt = receiptOfReview(read);
  const { config, clock, mail } = context;
  return decide(context, id, version, 'approve', async (tx, { state, registrationId }, actorId) => {
    if (state !== 'pending') throw new AppError('CONFLICT');
    await assertMayTakePart(tx, registrationId);
    assertPurchase(config, receipt, clock.now(), context.language);
    assertProducts(config, read.products);
    const data = { ...columnsOf(receipt), products: read.products };
    await tx.invoice.update({ where: { id }, data }).catch((cause: unknown) => {
      throw isTaken(cause) ? new AppError('NUMBER_FOUND', { cause }) : cause;
    });
    await acceptInvoice({ config, clock, mail, luckyNumbers }, tx, id, { actorId });
  });
}

/** Refuses what waits, or what was valid: that voids its numbers and prizes. */
export function refuse(
  context: StaffContext,
  { luckyNumbers }: TicketServices,
  id: string,
  { version, reason, note }: BodyOf<typeof adminInvoices.refuse>,
) {
  const { config, clock, mail } = context;
  return decide(context, id, version, 'refuse', (tx, _before, actorId) =>
    refuseInvoice({ config, clock, mail, luckyNumbers }, tx, id, {
      actorId,
      reason,
      ...(note !== '' && { note }),
    }),
  );
}

/** Takes a refused one back to the queue; what it lost stays lost. */
export function reopenInvoice(context: StaffContext, id: string, version: number) {
  return decide(context, id, version, 'reopen', (tx, _before, actorId) =>
    stepInvoice(tx, id, 'pending', { actorId, now: context.clock.now() }),
  );
}
