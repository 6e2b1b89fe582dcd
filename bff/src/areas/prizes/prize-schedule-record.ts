import type { SCHEDULE_STATES, scheduleDetail, scheduleRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { places } from '../../core/secrets/places.ts';
import { isFree, prizeStateOf } from './prize-record.ts';

interface Tally {
  readonly kindId: string;
  readonly slots: number;
  readonly won: number;
  readonly available: number;
}

/** A schedule with how far each kind of its prizes has come. */
export interface ScheduleRecord extends PrizeSchedule {
  readonly tallies: readonly Tally[];
  readonly titles: ReadonlyMap<string, string>;
}

async function talliesOf(tx: Transaction, schedules: readonly PrizeSchedule[], now: Date) {
  const slots = await tx.prize.findMany({
    where: {
      scheduleId: { in: schedules.map(({ id }) => id) },
      withdrawnAt: null,
      state: { not: 'invalid' },
    },
    select: { scheduleId: true, kindId: true, state: true, opensAt: true, nth: true },
  });
  return schedules.map((schedule) => {
    const own = slots.filter(({ scheduleId }) => scheduleId === schedule.id);
    return [...Map.groupBy(own, ({ kindId }) => kindId)].map(([kindId, some]) => ({
      kindId,
      slots: some.length,
      won: some.filter((slot) => !isFree(slot)).length,
      available: some.filter((slot) => prizeStateOf(slot, schedule, now) === 'available').length,
    }));
  });
}

export async function loadSchedules(tx: Transaction, ids: string[], now: Date): Promise<ScheduleRecord[]> {
  const schedules = await tx.prizeSchedule.findMany({ where: { id: { in: ids } } });
  const tallies = await talliesOf(tx, schedules, now);
  const kinds = await tx.prizeKind.findMany({ select: { id: true, title: true } });
  const titles = new Map(kinds.map(({ id, title }) => [id, title]));
  return schedules.map((schedule, index) => ({ ...schedule, titles, tallies: tallies[index] ?? [] }));
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
  const { opensMinute, closesMinute, every, participations, revealedAt, titles, tallies } = found;
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
    allotment: tallies.map(({ kindId, slots, won, available }) => ({
      kindId,
      won,
      available,
      title: titles.get(kindId) ?? '',
      quantity: slots,
    })),
  };
}
