import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { lockClaims } from './due-slot.ts';
import { type ScheduledSlot, slotsOf } from './schedule-slots.ts';

type Dependencies = Pick<Infrastructure, 'vaults' | 'clock'>;

/** Slots that have come up, and stand in no row yet. */
interface Arrived {
  readonly scheduleId: string;
  /** Before the first of them; slots count from 1. */
  readonly placed: number;
  readonly slots: readonly ScheduledSlot[];
}

/** How many slots of a schedule have come up: they come in order. */
function countDue(slots: readonly ScheduledSlot[], { participations }: PrizeSchedule, now: Date): number {
  const isAhead = ({ opensAt, nth }: ScheduledSlot) =>
    opensAt === null ? (nth ?? 0) > participations : opensAt > now;
  const ahead = slots.findIndex(isAhead);
  return ahead === -1 ? slots.length : ahead;
}

async function arrivedSlots({ vaults, clock }: Dependencies, tx: Transaction): Promise<Arrived[]> {
  const now = clock.now();
  const found = await tx.$queryRaw<{ id: string; placed: number }[]>`
    SELECT s.id, coalesce(
      (SELECT max(p.slot) FROM prizes p WHERE p.schedule_id = s.id AND p.slot IS NOT NULL), 0) AS placed
    FROM prize_schedules s
    WHERE s.starts_at <= ${now}
      AND EXISTS (SELECT FROM prizes p WHERE p.schedule_id = s.id AND p.slot IS NULL AND p.origin = 'instant')`;
  if (found.length === 0) return [];
  const schedules = await tx.prizeSchedule.findMany({ where: { id: { in: found.map(({ id }) => id) } } });
  return schedules.flatMap((schedule) => {
    const placed = found.find(({ id }) => id === schedule.id)?.placed ?? 0;
    const slots = slotsOf(vaults.seeds, schedule);
    const arrived = slots.slice(placed, countDue(slots, schedule, now));
    return arrived.length === 0 ? [] : [{ scheduleId: schedule.id, placed, slots: arrived }];
  });
}

/** Each of the slots becomes the place of a prize of its kind. */
async function place(tx: Transaction, { scheduleId, placed, slots }: Arrived): Promise<void> {
  await tx.$executeRaw`
    WITH arrived AS (
      SELECT kind_id, opens_at, nth, ${placed}::integer + turn::integer AS slot,
        row_number() OVER (PARTITION BY kind_id ORDER BY turn) AS of_kind
      FROM unnest(
        ${slots.map(({ kindId }) => kindId)}::uuid[],
        ${slots.map(({ opensAt }) => opensAt)}::timestamptz[],
        ${slots.map(({ nth }) => nth)}::integer[]
      ) WITH ORDINALITY AS slots(kind_id, opens_at, nth, turn)
    ), waiting AS (
      SELECT id, kind_id, row_number() OVER (PARTITION BY kind_id ORDER BY id) AS of_kind
      FROM prizes WHERE schedule_id = ${scheduleId}::uuid AND slot IS NULL AND origin = 'instant'
    )
    UPDATE prizes SET slot = arrived.slot, opens_at = arrived.opens_at, nth = arrived.nth
    FROM arrived JOIN waiting USING (kind_id, of_kind)
    WHERE prizes.id = waiting.id`;
}

/**
 * Writes down the places of slots that have come up since the last time, and of no others: who reads the table, or a copy of
 * it, learns of a moment when everybody may have won it. Looking is free; where there is one it takes the claims' lock.
 */
export async function placeSlots(services: Dependencies, tx: Transaction): Promise<void> {
  if ((await arrivedSlots(services, tx)).length === 0) return;
  await lockClaims(tx);
  // Whoever had the lock has placed some of them.
  for (const arrived of await arrivedSlots(services, tx)) await place(tx, arrived);
}
