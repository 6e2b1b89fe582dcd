import type { Actor } from '../../core/actor.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { AppError } from '../../core/errors.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { eachAlone } from './each-alone.ts';
import { recordSchedule } from './plan-schedule.ts';
import { placeSlots } from './place-slots.ts';
import { findSchedule, scheduleDetailOf } from './prize-schedule-record.ts';

/** The schedule's own hour did it. */
const CLOCK: Actor = { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null };

type Dependencies = Pick<Infrastructure, 'vaults' | 'clock'> & { readonly actor: Actor };

/** Over, and not told: one whose round hasn't come waits for it, for its slots follow from both. */
const isDue = (now: Date): Prisma.PrizeScheduleWhereInput => ({
  revealedAt: null,
  endsAt: { lt: now },
  OR: [{ beacon: { equals: Prisma.DbNull } }, { beaconSignature: { not: null } }],
});

/** Tells the seed of a schedule that is over; false where it is told already, or has to wait. */
async function reveal(services: Dependencies, tx: Transaction, id: string): Promise<boolean> {
  const now = services.clock.now();
  const { count } = await tx.prizeSchedule.updateMany({
    where: { id, ...isDue(now) },
    data: { revealedAt: now },
  });
  if (count === 0) return false;
  await placeSlots(services, runIn(tx), id);
  await recordSchedule(services, tx, 'reveal', await findSchedule(tx, id, now));
  return true;
}

/** Publishes the seed of a schedule that is over, once: what the clock does by itself, should it stand still. */
export function revealSchedule(context: RequestContext, id: string) {
  return context.transaction(async (tx) => {
    if (!(await reveal(context, tx, id))) {
      await findSchedule(tx, id, context.clock.now());
      throw new AppError('CONFLICT');
    }
    return scheduleDetailOf(context, await findSchedule(tx, id, context.clock.now()));
  });
}

/** Publishes the seed of each schedule that is over. Run twice at once it does so once. Says how many failed. */
export async function revealEnded(
  services: Pick<Infrastructure, 'db' | 'vaults' | 'clock' | 'log'>,
): Promise<number> {
  const { db, clock } = services;
  const ended = await db.prizeSchedule.findMany({
    where: isDue(clock.now()),
    select: { id: true },
    orderBy: { endsAt: 'asc' },
  });
  return eachAlone(services, ended, ({ id }) =>
    db.$transaction((tx) => reveal({ ...services, actor: CLOCK }, tx, id)),
  );
}
