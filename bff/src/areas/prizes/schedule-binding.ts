import type { BindingEvent } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { places } from '../../core/secrets/places.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { beaconOf } from './schedule-beacon.ts';

interface Allotted {
  readonly kindId: string;
  readonly quantity: number;
  /** As it was called then; schedules from before titles were kept haven't got it. */
  readonly title?: string;
}

/** As it was committed; a trigger keeps it. */
export const allotmentOf = ({ allotment }: Pick<PrizeSchedule, 'allotment'>) =>
  allotment as unknown as readonly Allotted[];

/** When which prizes come up: promised by the seed's hash, and shown once the seed is told. */
export function scheduleBinding(
  { vaults }: Pick<Infrastructure, 'vaults'>,
  schedule: PrizeSchedule,
): BindingEvent {
  const { id, title, startsAt, endsAt, opensMinute, closesMinute, every, seedEncrypted, revealedAt } =
    schedule;
  const seedHash = hexOf(schedule.seedHash);
  const beacon = beaconOf(schedule);
  if (revealedAt !== null) {
    const seed = hexOf(vaults.seeds.open(seedEncrypted, places.prizeSchedule(id)));
    return { type: 'prizes_revealed', schedule: id, seedHash, seed };
  }
  return {
    type: 'prizes_committed',
    schedule: id,
    title,
    opensMinute,
    closesMinute,
    every,
    seedHash,
    winsTold: true,
    ...(beacon && { beacon }),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    allotment: allotmentOf(schedule).map(({ kindId: kind, title: name = '', quantity }) => ({
      kind,
      title: name,
      quantity,
    })),
  };
}
