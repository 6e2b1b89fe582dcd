import { readFileSync } from 'node:fs';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { lockClaims } from './due-slot.ts';
import { type CommittedSchedule, type ScheduledSlot, slotsOf } from './schedule-slots.ts';

type Dependencies = Pick<Infrastructure, 'vaults' | 'clock'>;

interface Running extends CommittedSchedule {
  readonly participations: number;
  /** Before the first that stands in no row yet; slots count from 1. */
  readonly placed: number;
}

/** Slots that have come up, and stand in no row yet. */
interface Arrived {
  readonly scheduleId: string;
  readonly placed: number;
  readonly slots: readonly ScheduledSlot[];
}

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const SCHEDULES = sql('./arrived-schedules.sql');
const PLACE = sql('./place-slots.sql');

/** How many slots of a schedule have come up: they come in order. */
function countDue(slots: readonly ScheduledSlot[], participations: number, now: Date): number {
  const isAhead = ({ opensAt, nth }: ScheduledSlot) =>
    opensAt === null ? (nth ?? 0) > participations : opensAt > now;
  const ahead = slots.findIndex(isAhead);
  return ahead === -1 ? slots.length : ahead;
}

async function arrivedSlots({ vaults, clock }: Dependencies, run: Ask): Promise<Arrived[]> {
  const now = clock.now();
  const schedules = await run<Running>('arrived-schedules', SCHEDULES, [now]);
  return schedules.flatMap((schedule) => {
    const slots = slotsOf(vaults.seeds, schedule);
    const arrived = slots.slice(schedule.placed, countDue(slots, schedule.participations, now));
    return arrived.length === 0 ? [] : [{ scheduleId: schedule.id, placed: schedule.placed, slots: arrived }];
  });
}

/**
 * Writes down the places of slots that have come up since the last time, and of no others: who reads the table, or a copy of
 * it, learns of a moment when everybody may have won it. Looking is free; where there is one it takes the claims' lock.
 */
export async function placeSlots(services: Dependencies, run: Ask): Promise<void> {
  if ((await arrivedSlots(services, run)).length === 0) return;
  await lockClaims(run);
  // Whoever had the lock has placed some of them.
  for (const { scheduleId, placed, slots } of await arrivedSlots(services, run))
    await run('place-slots', PLACE, [
      scheduleId,
      placed,
      slots.map(({ kindId }) => kindId),
      slots.map(({ opensAt }) => opensAt),
      slots.map(({ nth }) => nth),
    ]);
}
