import type { Transaction } from '../../core/database/prisma.ts';

/** A free slot. */
export interface Slot {
  readonly id: string;
  readonly title: string;
}

/** Any number that nothing else in the product locks. */
const CLAIMS_LOCK = 7_270_104;

/**
 * Until the commit nobody else takes a slot. Asked for only where one is due, so it is held as often as somebody wins;
 * who waited sees what the one before has done, and never a slot that was just taken.
 */
export async function lockClaims(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CLAIMS_LOCK}::bigint)`;
}

/** The oldest free slot whose moment, or whose participation, had come at that time. */
export async function dueSlot(tx: Transaction, at: Date): Promise<Slot | null> {
  const [slot] = await tx.$queryRaw<Slot[]>`
    SELECT due.id, kind.title
    FROM (
      (SELECT id, kind_id, opens_at AS came, slot FROM prizes
       WHERE state IN ('default', 'available') AND withdrawn_at IS NULL AND opens_at <= ${at}
       ORDER BY opens_at, slot LIMIT 1)
      UNION ALL
      (SELECT prize.id, prize.kind_id, schedule.starts_at, prize.slot
       FROM prize_schedules AS schedule
       JOIN prizes AS prize ON prize.schedule_id = schedule.id AND prize.nth <= schedule.participations
       WHERE schedule.rule = 'counter' AND schedule.starts_at <= ${at}
         AND prize.state IN ('default', 'available') AND prize.withdrawn_at IS NULL AND prize.nth IS NOT NULL
       ORDER BY prize.nth, prize.slot LIMIT 1)
    ) AS due
    JOIN prize_kinds AS kind ON kind.id = due.kind_id
    ORDER BY due.came, due.slot
    LIMIT 1`;
  return slot ?? null;
}
