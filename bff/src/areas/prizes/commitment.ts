import type { prizeCommitment } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { places } from '../../core/secrets/places.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import { allotmentOf } from './schedule-binding.ts';
import { beaconOf } from './schedule-beacon.ts';

/** The round that a schedule waits for, as everybody may see it; null of one that waits for none. */
export function shownBeacon(
  schedule: Pick<PrizeSchedule, 'beacon' | 'beaconSignature'>,
): z.input<typeof prizeCommitment>['beacon'] {
  const [named, { beaconSignature: signature }] = [beaconOf(schedule), schedule];
  return (
    named && {
      ...named,
      signature: signature && hexOf(signature),
      randomness: signature && hexOf(sha256(signature)),
    }
  );
}

/** What a schedule is bound to, as everybody may see it; `titles` are of kinds, for schedules from before they were kept. */
export function commitmentOf(
  { vaults }: Pick<Infrastructure, 'vaults'>,
  schedule: PrizeSchedule,
  titles: ReadonlyMap<string, string>,
): z.input<typeof prizeCommitment> {
  const { id, title, startsAt, endsAt, opensMinute, closesMinute, every } = schedule;
  const { seedHash, seedEncrypted, committedAt, revealedAt } = schedule;
  return {
    id,
    title,
    opensMinute,
    closesMinute,
    every,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    allotment: allotmentOf(schedule).map(({ kindId, quantity, title: name }) => ({
      quantity,
      title: name ?? titles.get(kindId) ?? '',
    })),
    seedHash: hexOf(seedHash),
    committedAt: committedAt.toISOString(),
    seed: revealedAt === null ? null : hexOf(vaults.seeds.open(seedEncrypted, places.prizeSchedule(id))),
    revealedAt: revealedAt?.toISOString() ?? null,
    beacon: shownBeacon(schedule),
  };
}

/** What the kinds of prizes are called. */
export async function kindTitles(db: Pick<Transaction, 'prizeKind'>): Promise<ReadonlyMap<string, string>> {
  const kinds = await db.prizeKind.findMany({ select: { id: true, title: true } });
  return new Map(kinds.map(({ id, title }) => [id, title]));
}
