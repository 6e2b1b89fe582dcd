import { runIn } from '../src/core/database/run-in.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { CAMPAIGN, daysFrom, HOUR } from './days.ts';
import { CROWD_INVOICES, CROWD_OUTCOMES, demoInvoices, type DemoInvoice } from './promotion.ts';
import type { Random } from './random.ts';
import type { DemoPhoto } from './receipt-photo.ts';
import { seedInvoices, type Sender } from './seed-invoices.ts';
import type { TicketServices } from '../src/areas/tickets/index.ts';

interface Seeding {
  readonly drawId: string;
  readonly reviewerId: string;
  /** Those one may sign in as come first. */
  readonly people: readonly { readonly id: string }[];
  readonly random: Random;
  readonly photos: DemoPhoto[];
  readonly now: Date;
}
type Dependencies = Pick<Infrastructure, 'config' | 'vaults' | 'clock'> & TicketServices;

const sentAt = ({ day }: DemoInvoice, random: Random, now: Date) =>
  new Date(Math.min(daysFrom(now, day).getTime() + random.between(-3, 3) * HOUR, now.getTime() - HOUR));

function sendersOf({ people, random, now }: Seeding): Sender[] {
  const crowd = people.slice(3);
  const named = demoInvoices.map((invoice) => ({
    ...invoice,
    sentAt: sentAt(invoice, random, now),
    registrationId: (invoice.visitor === null ? random.pick(crowd) : people[invoice.visitor])?.id ?? '',
  }));
  const others = random.sample(crowd, CROWD_INVOICES).map(({ id }): Sender => {
    const outcome = random.pick(CROWD_OUTCOMES);
    const origin = outcome === 'valid' ? random.pick(['qr', 'key', 'photo'] as const) : 'photo';
    const day = outcome === 'pending' ? random.between(-2, 0) : random.between(-35, -3);
    const invoice = { visitor: null, day, origin, outcome, cents: Math.floor(random.between(1500, 24_000)) };
    return { ...invoice, registrationId: id, sentAt: sentAt(invoice, random, now) };
  });
  return [...named, ...others];
}

/** A promotion that runs: numbers committed, invoices in, some of them decided. */
export async function seedPromotion(
  services: Dependencies,
  tx: Transaction,
  seeding: Seeding,
): Promise<void> {
  const { drawId, now } = seeding;
  await services.luckyNumbers.commit(runIn(tx), drawId, daysFrom(now, CAMPAIGN.start - 3));
  await seedInvoices(services, tx, sendersOf(seeding), seeding);
}
