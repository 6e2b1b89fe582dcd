import { randomUUIDv7 } from 'node:crypto';
import type { BodyOf, invoices, MyInvoice } from '@fio/contracts';
import type { InvoiceOrigin } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import { places } from '../../core/secrets/places.ts';
import { askSources, keepAnswers } from './ask-sources.ts';
import { holdClaims } from './hold-claims.ts';
import { type InvoiceServices, takesXml } from './invoice-services.ts';
import { assertOpen, assertPurchase } from './judge-invoice.ts';
import { ownInvoice } from './own-invoices.ts';
import { receiptOfXml } from './read-sent-xml.ts';
import { receiptOfCode, receiptOfPhoto, type Receipt } from './receipt.ts';
import { keepDocument } from './receipt-document.ts';
import { assertQuota, lockSender } from './quota.ts';
import { isTaken, lockReceipt, nameOf, type ReceiptName } from './receipt-lock.ts';
import { type Counted, settleClaims } from './settle-claims.ts';
import { stepInvoice } from './step-invoice.ts';
import { supportedBy } from './supported-by.ts';
import { claimUpload } from './uploads/claim-upload.ts';
import { waitingClaims } from './waiting-claims.ts';

interface Sent {
  readonly origin: InvoiceOrigin;
  readonly receipt: Receipt;
  /** All that the QR code says. */
  readonly code: string | null;
  readonly uploadId: string | null;
  /** Its XML, as it was sent. */
  readonly xml: Buffer | null;
}

/** Numbers and prizes are told by e-mail: EMAIL_UNCONFIRMED for an address that nobody has shown to be theirs. */
async function assertReachable(tx: Transaction, id: string): Promise<void> {
  const reachable = await tx.registration.count({ where: { id, emailVerifiedAt: { not: null } } });
  if (reachable === 0) throw new AppError('EMAIL_UNCONFIRMED');
}

/** What staff couldn't read has never counted: whoever sends the same receipt again does so for the first time. */
async function freeIllegible(tx: Transaction, accessKey: string | null): Promise<void> {
  if (accessKey === null) return;
  await tx.invoice.updateMany({
    where: { accessKey, state: 'invalid', reason: 'illegible', confirmedAt: null },
    data: { accessKey: null, model: null, cnpj: null, series: null, number: null },
  });
}

/**
 * Takes a claim in. A receipt that is confirmed for anybody, or that this person sent before, is NUMBER_FOUND; one that
 * others merely claim is not.
 */
async function insert(context: SignedInContext, tx: Transaction, sent: Sent): Promise<string> {
  const { receipt, origin, code, uploadId, xml } = sent;
  const { session, language, ip, vaults, identity, cookies } = context;
  const now = context.clock.now();
  const registrationId = session.subjectId;
  await freeIllegible(tx, receipt.key);
  const file = uploadId === null ? {} : await claimUpload(tx, registrationId, uploadId);
  const { key: accessKey, model, cnpj, series, number } = receipt;
  const id = randomUUIDv7();
  const codeSealed =
    code === null ? null : vaults.receipts.seal(Buffer.from(code, 'utf8'), places.receiptCode(id));
  const row = {
    id,
    codeSealed,
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
    devicePeople: identity.devices.countOf(cookies, registrationId),
  };
  if (await isTaken(tx, row)) throw new AppError('NUMBER_FOUND');
  const { count } = await tx.invoice.createMany({ data: [row], skipDuplicates: true });
  if (count === 0) throw new AppError('NUMBER_FOUND');
  if (xml !== null) await keepDocument(context, tx, id, xml);
  return id;
}

/** Asks what can be asked at once, and decides by it. What counts is answered by a function that gives its numbers. */
async function settle(
  context: SignedInContext,
  { sources, luckyNumbers }: InvoiceServices,
  tx: Transaction,
  name: ReceiptName,
): Promise<Counted | null> {
  const { config, clock, mail, vaults } = context;
  await holdClaims(tx, name);
  const claims = await waitingClaims(tx, name);
  const mine = claims.filter(({ registrationId }) => registrationId === context.session.subjectId);
  const answers = await askSources(context, { sources, asked: 'at_once', tx }, mine);
  const answered = await keepAnswers(tx, claims, answers, clock.now());
  return settleClaims({ config, clock, mail, vaults, luckyNumbers }, tx, answered, mine);
}

/**
 * What has no key goes to a person at once; all else is settled. What is answered is read before the numbers are given:
 * others wait for them.
 */
async function decide(
  context: SignedInContext,
  services: InvoiceServices,
  tx: Transaction,
  id: string,
  { receipt }: Sent,
): Promise<MyInvoice> {
  const name = nameOf(receipt);
  if (name === null) await stepInvoice(tx, id, 'pending', { actorId: null, now: context.clock.now() });
  const counted = name && (await settle(context, services, tx, name));
  const view = await ownInvoice(context, tx, id);
  const [accepted] = (await counted?.finish()) ?? [];
  return accepted?.invoiceId === id ? { ...view, numbers: [...accepted.numbers] } : view;
}

/** A new one, as far as its sender may send another. */
async function takeIn(context: SignedInContext, tx: Transaction, sent: Sent): Promise<string> {
  const { config, clock, session } = context;
  const { subjectId: registrationId } = session;
  const at = clock.now();
  await assertQuota(tx, config.invoices, registrationId, at, sent.receipt.field);
  const id = await insert(context, tx, sent);
  await recordLog(tx, { kind: 'invoice', registrationId, recordId: id, at, from: context });
  return id;
}

/** Takes an invoice in, or throws the first rule it breaks: then it never was one. */
async function send(context: SignedInContext, services: InvoiceServices, sent: Sent): Promise<MyInvoice> {
  const { config, clock, language, session, ip } = context;
  const now = clock.now();
  assertOpen(config, now);
  assertPurchase(config, sent.receipt, now, language);
  const registrationId = session.subjectId;
  const name = nameOf(sent.receipt);
  const invoice = await context.transaction(async (tx) => {
    await lockSender(tx, registrationId);
    await assertReachable(tx, registrationId);
    if (name !== null) await lockReceipt(tx, name);
    const supported = await supportedBy(context, tx, sent);
    if (supported?.isSettled) return ownInvoice(context, tx, supported.id);
    return decide(context, services, tx, supported?.id ?? (await takeIn(context, tx, sent)), sent);
  });
  context.addresses.sightings.note(addressKey(ip), 'invoices', registrationId);
  return invoice;
}

export const sendCode = (
  context: SignedInContext,
  services: InvoiceServices,
  body: BodyOf<typeof invoices.send>,
): Promise<MyInvoice> =>
  send(context, services, {
    origin: body.origin,
    receipt: receiptOfCode(body),
    code: body.origin === 'qr' ? body.code : null,
    uploadId: null,
    xml: null,
  });

export const sendPhoto = (
  context: SignedInContext,
  services: InvoiceServices,
  body: BodyOf<typeof invoices.sendPhoto>,
): Promise<MyInvoice> =>
  send(context, services, {
    origin: 'photo',
    receipt: receiptOfPhoto(body),
    code: null,
    uploadId: body.uploadId,
    xml: null,
  });

/** NOT_FOUND where no XML confirms anything. */
export async function sendXml(
  context: SignedInContext,
  services: InvoiceServices,
  expected: string | undefined,
): Promise<MyInvoice> {
  if (!takesXml(services)) throw new AppError('NOT_FOUND');
  const xml = await context.readBody();
  // Whoever sends slowly keeps nobody else out.
  return context.lineUp(() => {
    const receipt = receiptOfXml(xml, expected, context.config);
    return send(context, services, { origin: 'xml', receipt, code: null, uploadId: null, xml });
  });
}
