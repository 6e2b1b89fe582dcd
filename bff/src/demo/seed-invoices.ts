import { readAccessKey, todayInSaoPaulo } from '@fio/domain';
import { claimPrize } from '../areas/prizes/claim-prize.ts';
import { runIn } from '../areas/tickets/run-in.ts';
import type { Services } from '../composition.ts';
import type { Transaction } from '../core/database/prisma.ts';
import { HOUR, MINUTE } from './days.ts';
import { demoShops, type DemoInvoice } from './promotion.ts';
import type { Random } from './random.ts';

export interface Sender extends DemoInvoice {
  readonly registrationId: string;
  readonly sentAt: Date;
}
type Needed = Pick<Services, 'config' | 'luckyNumbers'>;
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
function receiptOf({ origin, cents, sentAt }: Sender, random: Random) {
  const shop = random.pick(demoShops);
  const day = todayInSaoPaulo(new Date(sentAt.getTime() - 20 * HOUR));
  const number = digits(random, 9);
  return {
    accessKey: origin === 'photo' ? null : accessKey(shop, day, number, digits(random, 8)),
    ...{ model: '65', series: '001', number, cnpj: shop.cnpj },
    purchasedOn: new Date(day),
    valueCents: cents,
  };
}

/** A photo waits for a person; the rest is decided at once. */
const decidedAt = ({ origin, sentAt }: Sender) =>
  new Date(sentAt.getTime() + (origin === 'photo' ? 5 * HOUR : MINUTE));

async function decide(tx: Transaction, id: string, sender: Sender, reviewerId: string) {
  const { outcome, origin, sentAt } = sender;
  const step = (data: object) => tx.invoice.update({ where: { id }, data });
  if (origin === 'photo') await step({ state: 'pending', changedAt: sentAt });
  if (outcome === 'pending') return;
  const last = { changedAt: decidedAt(sender), changedById: origin === 'photo' ? reviewerId : null };
  if (outcome === 'valid') await step({ state: 'valid', ...last });
  else await step({ state: 'invalid', reason: outcome, ...last });
}

/** One invoice with its history, its numbers and, if its moment had come, its prize. */
async function seedInvoice(
  { config, luckyNumbers }: Needed,
  tx: Transaction,
  { sender, drawId, reviewerId, random }: Seeding & { readonly sender: Sender },
): Promise<void> {
  const { registrationId, sentAt, origin } = sender;
  const { id } = await tx.invoice.create({
    data: {
      ...receiptOf(sender, random),
      ...{ registrationId, origin, state: 'checking', createdAt: sentAt, changedAt: sentAt },
    },
  });
  await decide(tx, id, sender, reviewerId);
  if (sender.outcome !== 'valid') return;
  const now = decidedAt(sender);
  await claimPrize({ config, clock: { now: () => now } }, tx, { registrationId, invoiceId: id, at: sentAt });
  const count = config.invoices.numbers;
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
}

/** All of them in the order they were decided, as the counter of the numbers goes. */
export async function seedInvoices(
  services: Needed,
  tx: Transaction,
  senders: readonly Sender[],
  seeding: Seeding,
): Promise<void> {
  const inOrder = senders.toSorted((a, b) => decidedAt(a).getTime() - decidedAt(b).getTime());
  for (const sender of inOrder) await seedInvoice(services, tx, { ...seeding, sender });
}
