import { allotKinds, openStretches, scheduledMoments } from '@fio/domain';
import { LRUCache } from 'lru-cache';
import type { Vaults } from '../../core/secrets/vaults.ts';
import { shake256 } from '../../core/secrets/shake256.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { allotmentOf } from './schedule-binding.ts';
import { seedOf } from './schedule-beacon.ts';

/** What a schedule's slots follow from, beside its seed. */
export interface SlotRules {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly opensMinute: number;
  readonly closesMinute: number;
  readonly every: number | null;
  readonly allotment: readonly { readonly kindId: string; readonly quantity: number }[];
}

/** Where a prize of which kind comes up: at a moment, or with a participation. */
export interface ScheduledSlot {
  readonly kindId: string;
  readonly opensAt: Date | null;
  readonly nth: number | null;
}

/** All slots that follow from a seed, the first to come up first. RangeError when there is no open second. */
export function slotsOfSeed(rules: SlotRules, seed: Uint8Array): readonly ScheduledSlot[] {
  const { id, startsAt, endsAt, opensMinute, closesMinute, every, allotment } = rules;
  const quantities = allotment.map(({ quantity }) => quantity);
  const kinds = allotKinds(shake256, seed, id, quantities);
  const hours = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), opensMinute, closesMinute };
  const moments =
    every === null ? scheduledMoments(shake256, seed, id, openStretches(hours), kinds.length) : [];
  return kinds.map((kind, index) => ({
    kindId: allotment[kind]?.kindId ?? '',
    opensAt: every === null ? new Date(moments[index] ?? 0) : null,
    nth: every === null ? null : (index + 1) * every,
  }));
}

/** A schedule as far as its slots follow from it. */
export type CommittedSchedule = Pick<
  PrizeSchedule,
  | 'id'
  | 'startsAt'
  | 'endsAt'
  | 'opensMinute'
  | 'closesMinute'
  | 'every'
  | 'allotment'
  | 'seedEncrypted'
  | 'beacon'
  | 'beaconSignature'
>;

type Seeds = Vaults['seeds'];
const KEPT_SCHEDULES = 16;
const derived = new WeakMap<Seeds, LRUCache<string, readonly ScheduledSlot[]>>();

/**
 * The slots of a committed schedule whose round, if it waits for one, has come: moments ahead stand nowhere but in the memory of the process
 * that compares them with the clock.
 */
export function slotsOf(seeds: Seeds, schedule: CommittedSchedule): readonly ScheduledSlot[] {
  const kept = derived.get(seeds) ?? new LRUCache({ max: KEPT_SCHEDULES });
  derived.set(seeds, kept);
  const known = kept.get(schedule.id);
  if (known !== undefined) return known;
  const slots = slotsOfSeed({ ...schedule, allotment: allotmentOf(schedule) }, seedOf(seeds, schedule));
  kept.set(schedule.id, slots);
  return slots;
}
