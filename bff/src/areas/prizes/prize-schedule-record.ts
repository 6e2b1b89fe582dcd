import type { SCHEDULE_STATES, scheduleDetail, scheduleRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { places } from '../../core/secrets/places.ts';
import { shownBeacon } from './commitment.ts';
import { scheduleTallies, type Tally } from './schedule-tallies.ts';

/** A schedule with how far each kind of its prizes has come. */
export interface ScheduleRecord extends PrizeSchedule {
  readonly tallies: readonly Tally[];
}

export async function loadSchedules(tx: Transaction, ids: string[], now: Date): Promise<ScheduleRecord[]> {
  const schedules = await tx.prizeSchedule.findMany({ where: { id: { in: ids } } });
  const tallies = Map.groupBy(await scheduleTallies(tx, ids, now), ({ scheduleId }) => scheduleId);
  return schedules.map((schedule) => ({ ...schedule, tallies: tallies.get(schedule.id) ?? [] }));
}

/** The schedule, or NOT_FOUND. */
export async function findSchedule(tx: Transaction, id: string, now: Date): Promise<ScheduleRecord> {
  const [found] = await loadSchedules(tx, [id], now);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

function scheduleStateOf({ startsAt, endsAt, revealedAt }: PrizeSchedule, now: Date) {
  if (revealedAt !== null) return 'revealed' satisfies (typeof SCHEDULE_STATES)[number];
  if (startsAt > now) return 'committed';
  return endsAt > now ? 'running' : 'ended';
}

const sum = (tallies: readonly Tally[], key: 'slots' | 'won' | 'available') =>
  tallies.reduce((total, tally) => total + tally[key], 0);

export function scheduleRowOf(found: ScheduleRecord, now: Date): z.input<typeof scheduleRow> {
  const { id, title, every, startsAt, endsAt, committedAt, tallies } = found;
  return {
    id,
    title,
    rule: every === null ? 'moments' : 'counter',
    state: scheduleStateOf(found, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    slots: sum(tallies, 'slots'),
    won: sum(tallies, 'won'),
    available: sum(tallies, 'available'),
    committedAt: committedAt.toISOString(),
  };
}

export function scheduleDetailOf(
  { vaults, clock }: Pick<Infrastructure, 'vaults' | 'clock'>,
  found: ScheduleRecord,
): z.input<typeof scheduleDetail> {
  const { opensMinute, closesMinute, every, participations, revealedAt, tallies } = found;
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  return {
    ...scheduleRowOf(found, clock.now()),
    opensMinute,
    closesMinute,
    every,
    participations,
    seedHash: hex(found.seedHash),
    seed:
      revealedAt === null
        ? null
        : hex(vaults.seeds.open(found.seedEncrypted, places.prizeSchedule(found.id))),
    revealedAt: revealedAt?.toISOString() ?? null,
    beacon: shownBeacon(found),
    allotment: tallies.map(({ kindId, title, slots, won, available }) => ({
      kindId,
      won,
      available,
      title,
      quantity: slots,
    })),
  };
}
