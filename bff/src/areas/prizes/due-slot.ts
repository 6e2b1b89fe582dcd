import { readFileSync } from 'node:fs';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Counters, Participation } from './participation.ts';

/** A free slot that is due. */
export interface Slot {
  readonly id: string;
  readonly title: string;
  readonly slot: number;
  /** Its moment, or when its schedule began. */
  readonly came: Date;
  /** Of one by counter: its schedule, and the participation it comes up with. */
  readonly scheduleId: string | null;
  readonly nth: number | null;
}

/** Any number that nothing else in the product locks. */
const CLAIMS_LOCK = 7_270_104;

const DUE = readFileSync(new URL('./due-slots.sql', import.meta.url), 'utf8');

/**
 * Until the commit nobody else takes a slot. Asked for only where one is due, so it is held as often as somebody wins;
 * who waited sees what the one before has done, and never a slot that was just taken.
 */
export async function lockClaims(run: Ask): Promise<void> {
  await run('lock-claims', 'SELECT pg_advisory_xact_lock($1::bigint)::text', [CLAIMS_LOCK]);
}

/** As many free slots as that many participations may take, the last of them made at `latest`. */
export const dueSlots = (run: Ask, latest: Date, participations: number): Promise<readonly Slot[]> =>
  run<Slot>('due-slots', DUE, [latest, participations]);

const earliest = (slots: readonly Slot[], before: (one: Slot, other: Slot) => number): Slot | undefined =>
  slots.reduce<Slot | undefined>(
    (first, slot) => (first && before(first, slot) <= 0 ? first : slot),
    undefined,
  );
const byCame = (one: Slot, other: Slot) => one.came.getTime() - other.came.getTime() || one.slot - other.slot;
const byNth = (one: Slot, other: Slot) => (one.nth ?? 0) - (other.nth ?? 0) || one.slot - other.slot;

/** The oldest of them whose moment, or whose participation, had come with that participation. */
export function slotFor(slots: Iterable<Slot>, { at }: Participation, counters: Counters): Slot | undefined {
  const come = [...slots].filter(({ came }) => came <= at);
  const moments = come.filter(({ nth }) => nth === null);
  const counted = come.filter(
    ({ nth, scheduleId }) => nth !== null && nth <= (counters.get(scheduleId ?? '') ?? Infinity),
  );
  const candidates = [earliest(moments, byCame), earliest(counted, byNth)];
  return earliest(
    candidates.filter((slot) => slot !== undefined),
    byCame,
  );
}
