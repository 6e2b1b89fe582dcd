import { hash, randomUUID } from 'node:crypto';
import { readAccessKey, todayInSaoPaulo } from '@fio/domain';
import { DEMONSTRATION_SHOP, demonstrationCode } from '../src/areas/invoices/index.ts';
import { runIn } from '../src/core/database/run-in.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { places } from '../src/core/secrets/places.ts';
import { HOUR, MINUTE } from './days.ts';
import { demoShops, type DemoInvoice } from './promotion.ts';
import type { Random } from './random.ts';
import type { DemoPhoto, ReceiptOnPaper } from './receipt-photo.ts';
import { EARNING } from './edition.ts';
import { countReceipts, type TicketServices } from '../src/areas/tickets/index.ts';

export interface Sender extends DemoInvoice {
  readonly registrationId: string;
  readonly sentAt: Date;
}
type Dependencies = Pick<Infrastructure, 'vaults'> & TicketServices;
type Shop = (typeof demoShops)[number];

/** The key of an NFC-e of that shop: the digit that checks is the one of ten that does. */
function accessKey({ cnpj, state }: Shop, day: string, number: string, code: string): string {
  const head = `${state}${day.slice(2, 4)}${day.slice(5, 7)}${cnpj}65001${number}1${code}`;
  const keys = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`);
  return keys.find((key) => 'key' in readAccessKey(key)) ?? head;
}

const digits = (random: Random, count: number) =>
  String(Math.floor(random.between(1, 10 ** count))).padStart(count, '0');

/** A receipt of some shop, of the day before it was sent. */
function receiptOf({ cents, sentAt, origin }: Sender, random: Random): ReceiptOnPaper {
  // The code of one shop is known: its QR codes prove themselves.
  const shop = origin === 'qr' ? demoShops[0] : random.pick(demoShops);
  const day = todayInSaoPaulo(new Date(sentAt.getTime() - 20 * HOUR));
  const number = digits(random, 9);
  const key = accessKey(shop, day, number, digits(random, 8));
  return { key, cnpj: shop.cnpj, number, day, cents };
}

/** Only where somebody is to look at it: a picture takes a fifth of a second. */
function photoOf({ origin, outcome }: Sender, receipt: ReceiptOnPaper, photos: DemoPhoto[]) {
  if (origin !== 'photo' || (outcome !== 'pending' && outcome !== 'illegible')) return {};
  const fileKey = `invoices/${randomUUID()}.webp`;
  photos.push({ fileKey, receipt, isSharp: outcome === 'pending' });
  return { fileKey, fileType: 'image/webp' };
}

/** What no code proves waits for a person; the rest is decided at once. */
const decidedAt = ({ origin, sentAt }: Sender) =>
  new Date(sentAt.getTime() + (origin === 'qr' ? MINUTE : 5 * HOUR));

/** The evidence of one that counts: its QR code, or a person's word. */
async function confirm(tx: Transaction, id: string, sender: Sender, { receipt, reviewerId }: Deciding) {
  const { day, cents: value, key } = receipt;
  const at = decidedAt(sender);
  const isProved = sender.origin === 'qr';
  const source = isProved ? 'qr_hash' : 'person';
  const { federalState, csc } = DEMONSTRATION_SHOP;
  await tx.invoiceConfirmation.create({
    data: {
      invoiceId: id,
      source,
      verdict: 'confirmed',
      proof: isProved ? 'holder' : 'receipt',
      reference: isProved ? `CSC ${federalState} ${csc}` : '',
      digest: hash('sha256', isProved ? demonstrationCode(key, { day, value }) : key, 'buffer'),
      actorId: isProved ? null : reviewerId,
      at,
    },
  });
  return { confirmedAt: at, confirmedBy: source };
}

interface Deciding {
  readonly receipt: ReceiptOnPaper;
  readonly reviewerId: string;
}

async function decide(tx: Transaction, id: string, sender: Sender, deciding: Deciding) {
  const { outcome, origin, sentAt } = sender;
  const step = (data: object) => tx.invoice.update({ where: { id }, data });
  if (origin !== 'qr') await step({ state: 'pending', changedAt: sentAt });
  if (outcome === 'pending') return;
  const last = { changedAt: decidedAt(sender), changedById: origin === 'qr' ? null : deciding.reviewerId };
  if (outcome === 'valid') {
    await step(await confirm(tx, id, sender, deciding));
    await step({ state: 'valid', ...last });
  } else await step({ state: 'invalid', reason: outcome, ...last });
}

/** One invoice with its history and its numbers. */
async function seedInvoice(
  { luckyNumbers }: Dependencies,
  tx: Transaction,
  { sender, drawId, reviewerId, random, photos }: Seeding & { readonly sender: Sender },
): Promise<void> {
  const { registrationId, sentAt, origin } = sender;
  const receipt = receiptOf(sender, random);
  const { key, cnpj, number, day, cents: valueCents } = receipt;
  const invoice = await tx.invoice.create({
    data: {
      accessKey: origin === 'photo' ? null : key,
      model: '65',
      series: '001',
      number,
      cnpj,
      valueCents,
      purchasedOn: new Date(day),
      ...photoOf(sender, receipt, photos),
      registrationId,
      origin,
      state: 'checking',
      createdAt: sentAt,
      changedAt: sentAt,
    },
  });
  const { id } = invoice;
  await decide(tx, id, sender, { receipt, reviewerId });
  if (sender.outcome !== 'valid') return;
  const now = decidedAt(sender);
  const counted = { ...invoice, day };
  const draw = { id: drawId, title: '', earning: EARNING };
  const [count = 0] = await countReceipts(runIn(tx), draw, [counted], now);
  await luckyNumbers.grant(
    runIn(tx),
    drawId,
    [{ registrationId, invoiceId: id, origin: 'invoice', count }],
    now,
  );
}

interface Seeding {
  readonly drawId: string;
  readonly reviewerId: string;
  readonly random: Random;
  /** Those to draw once the rows are there. */
  readonly photos: DemoPhoto[];
}

/** The demonstration knows the code of one shop: what its QR codes say counts at once. */
async function seedShopCode({ vaults }: Dependencies, tx: Transaction): Promise<void> {
  const { cnpj, federalState, csc, secret } = DEMONSTRATION_SHOP;
  const id = randomUUID();
  const sealed = vaults.receipts.seal(Buffer.from(secret, 'utf8'), places.shopCode(id));
  const code = { id, root: cnpj.slice(0, 8), state: federalState, number: csc, secret: sealed };
  await tx.shopCode.create({ data: { ...code, validFrom: new Date('2024-01-01') } });
}

/** All of them in the order they were decided, as the counter of the numbers goes. */
export async function seedInvoices(
  services: Dependencies,
  tx: Transaction,
  senders: readonly Sender[],
  seeding: Seeding,
): Promise<void> {
  await seedShopCode(services, tx);
  const inOrder = senders.toSorted((a, b) => decidedAt(a).getTime() - decidedAt(b).getTime());
  for (const sender of inOrder) await seedInvoice(services, tx, { ...seeding, sender });
}
