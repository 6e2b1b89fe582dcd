import type { adminInvoices, BodyOf } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { deciderOf } from '../bulk-runs/index.ts';
import { acceptInvoice } from './accept-invoice.ts';
import { confirmByPerson } from './confirm-invoice.ts';
import { holdClaims } from './hold-claims.ts';
import { findInvoice, holderOf, invoiceAudited, type InvoiceRecord } from './invoice-record.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { assertProducts, assertPurchase } from './judge-invoice.ts';
import { columnsOf, receiptOfReview } from './read-receipt.ts';
import type { Receipt } from './receipt.ts';
import { isTaken, lockReceipt, nameOf, type ReceiptName } from './receipt-lock.ts';
import { refuseInvoice } from './refuse-invoice.ts';
import { refuseRivals } from './refuse-rivals.ts';
import { WAITS } from './review-lock.ts';
import { stepInvoice } from './step-invoice.ts';
import { shown } from './take-invoice.ts';

type Action = 'approve' | 'refuse' | 'reopen';
interface Deciding {
  readonly version: number;
  readonly action: Action;
  /** Whose claims are decided with it. */
  readonly receipt?: ReceiptName | null;
}
type Step = (tx: Transaction, before: InvoiceRecord, actorId: string) => Promise<unknown>;

/**
 * The row stays as it is until the commit, and so do its rivals'. CONFLICT when it isn't as the caller saw it, INVOICE_HELD when
 * another has it, or has decided it a moment ago.
 */
async function seen(context: StaffContext, tx: Transaction, id: string, { version, receipt }: Deciding) {
  const now = context.clock.now();
  await holdClaims(tx, receipt ?? null, id);
  const found = await findInvoice(tx, id, now);
  if (found.version !== version) throw new AppError('CONFLICT');
  const holder = (await deciderOf(tx, id)) ?? holderOf(found, now);
  if (holder !== null && holder !== context.session.admin.id) throw new AppError('INVOICE_HELD');
  return found;
}

/** One step with its consequences, its letter and its audit row, or nothing at all. */
function decide(context: StaffContext, id: string, deciding: Deciding, step: Step) {
  const { action, receipt } = deciding;
  return context.transaction(async (tx) => {
    const now = context.clock.now();
    if (receipt) await lockReceipt(tx, receipt);
    const before = await seen(context, tx, id, deciding);
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

const isFound = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
/** NUMBER_FOUND of what the database finds taken. */
const asFound = (cause: unknown) => {
  throw isFound(cause) ? new AppError('NUMBER_FOUND', { cause }) : cause;
};

/** What a source has confirmed a reviewer may not read as another receipt. */
function assertSame({ confirmedAt, ...before }: InvoiceRecord, receipt: Receipt): void {
  const name = JSON.stringify(nameOf(receipt));
  const isSame = JSON.stringify(nameOf(before)) === name && before.accessKey === receipt.key;
  if (confirmedAt !== null && !isSame)
    throw invalidField(receipt.field, 'invoice_confirmed', 'INVALID_INVOICE');
}

/** Nor as one of another day or value than a source has told: numbers go by them. */
async function assertTold(tx: Transaction, invoiceId: string, { day, value }: Receipt): Promise<void> {
  const told = await tx.invoiceConfirmation.findFirst({
    where: { invoiceId, verdict: 'confirmed', valueCents: { not: null } },
    orderBy: { id: 'desc' },
  });
  if (told === null) return;
  if (dayOf(told.purchasedOn) !== day)
    throw invalidField('purchasedOn', 'invoice_confirmed', 'INVALID_INVOICE');
  if (told.valueCents !== value) throw invalidField('value', 'invoice_confirmed', 'INVALID_INVOICE');
}

/** Accepts what waits, by what the reviewer read off it: the regulation's rules hold here too. */
export function approveInvoice(
  context: StaffContext,
  { luckyNumbers }: InvoiceServices,
  id: string,
  { version, ...read }: BodyOf<typeof adminInvoices.approve>,
) {
  const receipt = receiptOfReview(read);
  const { config, clock, mail, vaults } = context;
  const services = { config, clock, mail, vaults, luckyNumbers };
  const deciding = { version, action: 'approve' as const, receipt: nameOf(receipt) };
  return decide(context, id, deciding, async (tx, before, actorId) => {
    if (!WAITS.includes(before.state)) throw new AppError('CONFLICT');
    await assertMayTakePart(tx, before.registrationId);
    assertPurchase(config, receipt, clock.now(), context.language);
    assertProducts(config, read.products);
    assertSame(before, receipt);
    await assertTold(tx, id, receipt);
    const data = { ...columnsOf(receipt), products: read.products };
    if (await isTaken(tx, { ...data, id, fileSha256: before.fileSha256 })) throw new AppError('NUMBER_FOUND');
    await tx.invoice.update({ where: { id }, data }).catch(asFound);
    await confirmByPerson(tx, { ...before, ...data }, { actorId, now: clock.now() });
    await refuseRivals(services, tx, { ...data, id }, actorId);
    await acceptInvoice(services, tx, id, { actorId });
  });
}

/** Refuses what waits, or what was valid: that voids its numbers and prizes. */
export function refuse(
  context: StaffContext,
  { luckyNumbers }: InvoiceServices,
  id: string,
  { version, reason, note }: BodyOf<typeof adminInvoices.refuse>,
) {
  const { config, clock, mail } = context;
  return decide(context, id, { version, action: 'refuse' }, (tx, _before, actorId) =>
    refuseInvoice({ config, clock, mail, luckyNumbers }, tx, id, {
      actorId,
      reason,
      ...(note !== '' && { note }),
    }),
  );
}

/** Takes a refused one back to the queue; what it lost stays lost. */
export function reopenInvoice(context: StaffContext, id: string, version: number) {
  return decide(context, id, { version, action: 'reopen' }, (tx, _before, actorId) =>
    stepInvoice(tx, id, 'pending', { actorId, now: context.clock.now() }).catch(asFound),
  );
}
