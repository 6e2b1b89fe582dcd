import type { CalculationDetail } from '@fio/contracts';
import type { ShownDraw } from './draw-record.ts';

type Entry = ShownDraw['extractions'][number];

/** The fields that two people typed differently. */
export function differences(one: Pick<Entry, 'contest' | 'prizes'>, other: typeof one): string[] {
  const prizes = one.prizes.flatMap((prize, index) =>
    prize === other.prizes[index] ? [] : [`prize${index + 1}`],
  );
  return one.contest === other.contest ? prizes : ['contest', ...prizes];
}

/** Where the last two entries differed; null once somebody typed anew. */
export function mismatchOf({ extractions: [second, first] }: ShownDraw): string[] | null {
  if (!second || !first || second.place !== 2 || !second.voided) return null;
  return differences(first, second);
}

/** Entries, each as far as `readerId` may know it: the second person types what they read, not what they see here. */
export function entriesOf(
  { extractions, extraction, staff }: ShownDraw,
  readerId: string | null,
): CalculationDetail['entries'] {
  const isConfirmed = extraction.length > 0;
  return extractions.map(({ id, place, byId, at, voided, contest, prizes, source }) => {
    const mine = byId === readerId;
    const isShown = mine || isConfirmed;
    return {
      id,
      place,
      mine,
      voided,
      source,
      by: staff.get(byId) ?? '',
      at: at.toISOString(),
      contest: isShown ? contest : null,
      prizes: isShown ? prizes : null,
    };
  });
}
