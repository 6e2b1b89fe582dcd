import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { dueSlot, lockClaims, type Slot } from './due-slot.ts';
import { placeSlots } from './place-slots.ts';

export interface Participation {
  readonly registrationId: string;
  readonly invoiceId: string;
  /** When the participation was made: it wins a slot whose moment had come by then. */
  readonly at: Date;
}

/** What was won, as pages show it. */
export interface WonPrize {
  readonly id: string;
  readonly title: string;
}

const HELD = ['pending', 'validated', 'delivered'];

async function mayWin(tx: Transaction, { registrationId, invoiceId }: Participation, most: number) {
  const wins = await tx.prize.findMany({
    where: { state: { in: HELD }, OR: [{ registrationId, origin: 'instant' }, { invoiceId }] },
    select: { invoiceId: true },
  });
  return wins.length < most && wins.every((prize) => prize.invoiceId !== invoiceId);
}

/** Whether it was still free: staff may have withdrawn it a moment ago. */
async function take(tx: Transaction, slot: Slot, { at, ...winner }: Participation, now: Date) {
  const free = { id: slot.id, withdrawnAt: null };
  await tx.prize.updateMany({
    where: { ...free, state: 'default' },
    data: { state: 'available', changedAt: now },
  });
  const { count } = await tx.prize.updateMany({
    where: { ...free, state: 'available' },
    data: { ...winner, state: 'pending', claimedAt: at, changedAt: now, version: { increment: 1 } },
  });
  return count === 1;
}

/**
 * Gives a valid participation the oldest free slot that was due when it was made, or null: none was, or its person has
 * won as often as one may. In the caller's transaction; of those who come at once, one after the other looks.
 */
export async function claimPrize(
  services: Pick<Infrastructure, 'config' | 'clock' | 'vaults'>,
  tx: Transaction,
  participation: Participation,
): Promise<WonPrize | null> {
  const { config, clock } = services;
  await tx.$executeRaw`
    UPDATE prize_schedules SET participations = participations + 1
    WHERE rule = 'counter' AND starts_at <= ${participation.at} AND ends_at > ${participation.at}`;
  await placeSlots(services, tx);
  if ((await dueSlot(tx, participation.at)) === null) return null;
  await lockClaims(tx);
  if (!(await mayWin(tx, participation, config.prizesPerCpf))) return null;
  for (;;) {
    const slot = await dueSlot(tx, participation.at);
    if (slot === null) return null;
    if (await take(tx, slot, participation, clock.now())) return { id: slot.id, title: slot.title };
  }
}
