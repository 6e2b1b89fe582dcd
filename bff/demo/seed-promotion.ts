import { commitSchedule } from '../src/areas/prizes/commit-schedule.ts';
import { invalidatePrize, stepPrize } from '../src/areas/prizes/move-prize.ts';
import { runIn } from '../src/core/database/run-in.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { CAMPAIGN, DAY, daysFrom, HOUR } from './days.ts';
import {
  CROWD_INVOICES,
  CROWD_OUTCOMES,
  demoInvoices,
  demoPrizeKinds,
  type DemoInvoice,
} from './promotion.ts';
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

const OPEN = { opensMinute: 9 * 60, closesMinute: 22 * 60 };

/** The first week's schedule, all of it won, and the one that runs. */
async function seedSchedules(services: Dependencies, tx: Transaction, now: Date): Promise<void> {
  const kinds = await tx.prizeKind.createManyAndReturn({
    data: demoPrizeKinds.map((kind, position) => ({ ...kind, position, createdAt: daysFrom(now, -90) })),
  });
  const commit = (title: string, days: readonly [number, number], quantities: readonly number[]) =>
    commitSchedule(
      services,
      tx,
      {
        title,
        every: null,
        ...OPEN,
        startsAt: daysFrom(now, days[0]),
        endsAt: daysFrom(now, days[1]),
        allotment: quantities.map((quantity, index) => ({ kindId: kinds[index]?.id ?? '', quantity })),
      },
      daysFrom(now, days[0] - 5),
    );
  const over = await commit('Semana de estreia', [-75, -68], [2, 1, 1]);
  await tx.prizeSchedule.update({ where: { id: over }, data: { revealedAt: daysFrom(now, -67) } });
  await commit('Temporada de prêmios', [-40, CAMPAIGN.end], [6, 10, 4]);
}

/** What the desk has done so far with the wins of the first week: one got theirs, one waits, one never answered. */
async function seedDecisions(tx: Transaction, actorId: string): Promise<void> {
  const won = await tx.prize.findMany({
    where: { state: 'pending' },
    orderBy: { claimedAt: 'asc' },
    take: 3,
  });
  const after = (claimedAt: Date | null, days: number) => new Date((claimedAt?.getTime() ?? 0) + days * DAY);
  const [first, second, third] = won;
  for (const { id, claimedAt } of [first, second].filter((prize) => prize !== undefined)) {
    const validatedAt = after(claimedAt, 2);
    await stepPrize(tx, id, 'validated', { actorId, now: validatedAt }, { validatedAt });
  }
  if (first !== undefined) {
    const deliveredAt = after(first.claimedAt, 9);
    const note = 'Entregue pelos Correios, recebido pela própria ganhadora.';
    await stepPrize(tx, first.id, 'delivered', { actorId, now: deliveredAt, note }, { deliveredAt });
  }
  if (third !== undefined)
    await invalidatePrize(tx, third.id, { actorId, now: after(third.claimedAt, 14), reason: 'no_answer' });
}

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

/** A promotion that runs: numbers committed, prizes scheduled, invoices in, some of it decided. */
export async function seedPromotion(
  services: Dependencies,
  tx: Transaction,
  seeding: Seeding,
): Promise<void> {
  const { drawId, reviewerId, now } = seeding;
  await services.luckyNumbers.commit(runIn(tx), drawId, daysFrom(now, CAMPAIGN.start - 3));
  await seedSchedules(services, tx, now);
  await seedInvoices(services, tx, sendersOf(seeding), seeding);
  await seedDecisions(tx, reviewerId);
}
