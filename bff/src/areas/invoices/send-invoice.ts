import type { BodyOf, invoices, MyInvoice } from '@fio/contracts';
import type { InvoiceOrigin } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import type { TicketServices } from '../tickets/index.ts';
import { prepareAcceptance } from './accept-invoice.ts';
import { assertOpen, assertPurchase } from './judge-invoice.ts';
import { ownInvoice } from './own-invoices.ts';
import { receiptOfCode, receiptOfPhoto, type Receipt } from './receipt.ts';
import { assertQuota, lockSender } from './quota.ts';
import { stepInvoice } from './step-invoice.ts';
import { claimUpload } from './uploads/claim-upload.ts';

interface Sent {
  readonly origin: InvoiceOrigin;
  readonly receipt: Receipt;
  readonly uploadId: string | null;
}

/** What staff couldn't read has never counted: whoever sends the same receipt again does so for the first time. */
async function freeIllegible(tx: Transaction, accessKey: string | null): Promise<void> {
  if (accessKey === null) return;
  await tx.invoice.updateMany({
    where: { accessKey, state: 'invalid', reason: 'illegible' },
    data: { accessKey: null, model: null, cnpj: null, series: null, number: null },
  });
}

/** Of two who come with the same receipt at once, the database takes one; the other gets NUMBER_FOUND. */
async function insert(context: SignedInContext, tx: Transaction, sent: Sent): Promise<string> {
  const { receipt, origin, uploadId } = sent;
  const { session, language, ip } = context;
  const now = context.clock.now();
  const registrationId = session.subjectId;
  await freeIllegible(tx, receipt.key);
  const file = uploadId === null ? {} : await claimUpload(tx, registrationId, uploadId);
  const { key: accessKey, model, cnpj, series, number } = receipt;
  const row = {
    registrationId,
    origin,
    accessKey,
    model,
    cnpj,
    series,
    number,
    ...file,
    purchasedOn: new Date(`${receipt.day}T00:00:00Z`),
    valueCents: receipt.value,
    state: 'checking',
    changedAt: now,
    createdAt: now,
    language,
    ip,
  };
  const select = { id: true };
  const [created] = await tx.invoice.createManyAndReturn({ data: [row], skipDuplicates: true, select });
  if (!created) throw new AppError('NUMBER_FOUND');
  return created.id;
}

/**
 * A photo is looked at by a person, always; a code only where all are. What is answered is read before the numbers are
 * given: others wait for them.
 */
async function decide(
  context: SignedInContext,
  { luckyNumbers }: TicketServices,
  tx: Transaction,
  id: string,
  { origin }: Sent,
): Promise<MyInvoice> {
  const { config, clock, mail } = context;
  const { review } = config.invoices;
  if (origin === 'photo' || review === 'all') {
    await stepInvoice(tx, id, 'pending', { actorId: null, now: clock.now() });
    return ownInvoice(context, tx, id);
  }
  const settle = await prepareAcceptance({ config, clock, mail, luckyNumbers }, tx, id, { actorId: null });
  const accepted = await ownInvoice(context, tx, id);
  const { numbers } = await settle();
  return { ...accepted, numbers: [...numbers] };
}

/** Takes an invoice in, or throws the first rule it breaks: then it never was one. */
async function send(context: SignedInContext, services: TicketServices, sent: Sent): Promise<MyInvoice> {
  const { config, clock, language, session, ip } = context;
  const now = clock.now();
  assertOpen(config, now);
  assertPurchase(config, sent.receipt, now, language);
  const registrationId = session.subjectId;
  const invoice = await context.transaction(async (tx) => {
    await lockSender(tx, registrationId);
    await assertQuota(tx, config.invoices, registrationId, now, sent.receipt.field);
    const id = await insert(context, tx, sent);
    await recordLog(tx, { kind: 'invoice', registrationId, recordId: id, at: now, from: context });
    return decide(context, services, tx, id, sent);
  });
  context.addresses.sightings.note(addressKey(ip), 'invoices', registrationId);
  return invoice;
}

export const sendCode = (
  context: SignedInContext,
  services: TicketServices,
  body: BodyOf<typeof invoices.send>,
): Promise<MyInvoice> =>
  send(context, services, { origin: body.origin, receipt: receiptOfCode(body), uploadId: null });

export const sendPhoto = (
  context: SignedInContext,
  services: TicketServices,
  body: BodyOf<typeof invoices.sendPhoto>,
): Promise<MyInvoice> =>
  send(context, services, { origin: 'photo', receipt: receiptOfPhoto(body), uploadId: body.uploadId });
