import type { prizeCommitment } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { places } from '../../core/secrets/places.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { allotmentOf } from './schedule-binding.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

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
    seedHash: hex(seedHash),
    committedAt: committedAt.toISOString(),
    seed: revealedAt === null ? null : hex(vaults.seeds.open(seedEncrypted, places.prizeSchedule(id))),
    revealedAt: revealedAt?.toISOString() ?? null,
  };
}

/** What the kinds of prizes are called. */
export async function kindTitles(db: Pick<Transaction, 'prizeKind'>): Promise<ReadonlyMap<string, string>> {
  const kinds = await db.prizeKind.findMany({ select: { id: true, title: true } });
  return new Map(kinds.map(({ id, title }) => [id, title]));
}
