import type { invalidPrizeRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import { lastStep, type PrizeRecord, prizeStateOf } from './prize-record.ts';
import { prizeRowOf } from './prize-view.ts';

/** A refused win: why, when, by whom, and what became of its slot. */
export function invalidPrizeRowOf(prize: PrizeRecord, now: Date): z.input<typeof invalidPrizeRow> {
  const refused = lastStep(prize, 'invalid');
  const [again] = prize.replacements;
  return {
    ...prizeRowOf(prize, now),
    reason: prize.reason,
    invalidatedAt: (refused?.at ?? prize.changedAt).toISOString(),
    invalidatedBy: prize.staff.get(refused?.actorId ?? '') ?? null,
    reoffered: again ? { id: again.id, state: prizeStateOf(again, prize.schedule, now) } : null,
  };
}
