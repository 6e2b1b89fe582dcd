import { randomUUID } from 'node:crypto';
import { todayInSaoPaulo } from '@fio/domain';
import { runIn } from '../src/core/database/run-in.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Draw, Prisma } from '../src/generated/prisma/client.ts';
import { DAY } from './clock.ts';
import { createVisitors } from './factories.ts';
import { createRegulation } from './regulations.ts';
import type { TicketServices } from '../src/areas/tickets/index.ts';

type Dependencies = TicketServices & Pick<Infrastructure, 'db' | 'clock' | 'vaults' | 'identity'>;

/** Of the domain reference, 1.5 A1: by the common rule 318/73254. */
export const EXTRACTION = ['23337', '82513', '17082', '53195', '49504'];

/** The day so many days from today, as the database keeps it. */
export const dayFrom = (now: Date, days: number) =>
  new Date(todayInSaoPaulo(new Date(now.getTime() + days * DAY)));

/**
 * A draw whose period is over, numbers published, extraction today, to be frozen at once. Each of `people` has so many
 * numbers of two series.
 */
export async function createOverDraw(
  services: Dependencies,
  {
    people = 12,
    each = 3,
    isRevealed = true,
    ...changes
  }: { people?: number; each?: number; isRevealed?: boolean } & Partial<Prisma.DrawUncheckedCreateInput> = {},
): Promise<{ draw: Draw; people: readonly string[] }> {
  const { db, clock, luckyNumbers } = services;
  const now = clock.now();
  const draw = await db.draw.create({
    data: {
      slug: randomUUID(),
      title: 'Sorteio de teste',
      state: 'scheduled',
      certificate: '04.047782/2026',
      regulationId: (await createRegulation(services, 'draw')).id,
      periodFrom: dayFrom(now, -30),
      periodTo: dayFrom(now, -2),
      lotteryDate: dayFrom(now, 0),
      seriesLast: 1,
      surrogates: 2,
      place: 'São Paulo',
      // Until the day is over: a test may run at any hour of the database's clock.
      cutOffHours: -5,
      prizes: {
        create: [
          { title: 'Viagem', position: 1, quantity: 1, valueCents: 1_500_000 },
          { title: 'Televisor', position: 2, quantity: 2, valueCents: 300_000 },
        ],
      },
      ...changes,
    },
  });
  await luckyNumbers.commit(runIn(db), draw.id, new Date(now.getTime() - 40 * DAY));
  const ids = await createVisitors(services, people);
  await luckyNumbers.grant(
    runIn(db),
    draw.id,
    ids.map((registrationId) => ({ registrationId, invoiceId: null, origin: 'registration', count: each })),
    new Date(now.getTime() - 10 * DAY),
  );
  if (isRevealed) await db.numberPool.update({ where: { drawId: draw.id }, data: { revealedAt: now } });
  return { draw, people: ids };
}
