import type { Transaction } from '../../core/database/prisma.ts';

/** How far the prizes of one kind have come in one schedule; those that don't hold are counted nowhere. */
export interface Tally {
  readonly scheduleId: string;
  readonly kindId: string;
  readonly title: string;
  readonly slots: number;
  readonly won: number;
  readonly available: number;
}

/** Counted by the database: a schedule may have 20,000 slots. Kinds in their order; isFree and prizeStateOf, in SQL. */
export const scheduleTallies = (tx: Transaction, scheduleIds: readonly string[], now: Date) =>
  tx.$queryRaw<Tally[]>`
    SELECT s.id AS "scheduleId", k.id AS "kindId", k.title, count(*)::integer AS slots,
      count(*) FILTER (WHERE p.state NOT IN ('default', 'available'))::integer AS won,
      count(*) FILTER (WHERE p.state = 'available'
        OR p.state = 'default' AND coalesce(p.opens_at <= ${now}, p.nth <= s.participations))::integer AS available
    FROM prizes p JOIN prize_schedules s ON s.id = p.schedule_id JOIN prize_kinds k ON k.id = p.kind_id
    WHERE p.schedule_id = ANY(${[...scheduleIds]}::uuid[]) AND p.withdrawn_at IS NULL AND p.state <> 'invalid'
    GROUP BY s.id, k.id ORDER BY k.position, k.id`;
