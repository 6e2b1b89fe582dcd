import { readFileSync } from 'node:fs';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { runIn } from '../../core/database/run-in.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { lockClaims } from './due-slot.ts';
import { eachAlone } from './each-alone.ts';
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

const schedulesToPlace = (run: Ask, now: Date) => run<Running>('arrived-schedules', SCHEDULES, [now]);

function arrivedOf({ vaults }: Dependencies, schedule: Running, now: Date): Arrived | null {
  const { id: scheduleId, placed, participations } = schedule;
  const all = slotsOf(vaults.seeds, schedule);
  const slots = all.slice(placed, countDue(all, participations, now));
  return slots.length === 0 ? null : { scheduleId, placed, slots };
}

/** Of all schedules those whose slots can't be told, for their seed doesn't open, are left out; of one alone that is an error. */
async function arrivedSlots(services: Dependencies, run: Ask, alone: string | null): Promise<Arrived[]> {
  const now = services.clock.now();
  const schedules = await schedulesToPlace(run, now);
  const arrived = (schedule: Running) => arrivedOf(services, schedule, now) ?? [];
  if (alone !== null) return schedules.filter(({ id }) => id === alone).flatMap(arrived);
  return schedules.flatMap((schedule) => {
    try {
      return arrived(schedule);
    } catch {
      // Each minute's job takes it by itself, and tells.
      return [];
    }
  });
}

/**
 * Writes down the places of slots that have come up since the last time, and of no others: who reads the table, or a copy of
 * it, learns of a moment when everybody may have won it. Looking is free; where there is one it takes the claims' lock. `alone`: of
 * that schedule.
 */
export async function placeSlots(
  services: Dependencies,
  run: Ask,
  alone: string | null = null,
): Promise<void> {
  if ((await arrivedSlots(services, run, alone)).length === 0) return;
  await lockClaims(run);
  // Whoever had the lock has placed some of them.
  for (const { scheduleId, placed, slots } of await arrivedSlots(services, run, alone))
    await run('place-slots', PLACE, [
      scheduleId,
      placed,
      slots.map(({ kindId }) => kindId),
      slots.map(({ opensAt }) => opensAt),
      slots.map(({ nth }) => nth),
    ]);
}

/** The same for each schedule by itself; says how many failed. */
export async function placeEach(
  services: Dependencies & Pick<Infrastructure, 'db' | 'log'>,
): Promise<number> {
  const { db, clock } = services;
  return eachAlone(services, await schedulesToPlace(runIn(db), clock.now()), ({ id }) =>
    db.$transaction((tx) => placeSlots(services, runIn(tx), id)),
  );
}
