import { type prizeCommitment, prizeCommitments } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';
import { area } from '../../core/request/routes.ts';
import { allotmentOf } from './schedule-binding.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function commitmentOf(
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

/** Where the instant prizes of each schedule lie, the latest first: by its hash, and once it is over by its seed. */
export async function prizeCommitmentList({ db, vaults }: Pick<Infrastructure, 'db' | 'vaults'>) {
  const [schedules, kinds] = await Promise.all([
    db.prizeSchedule.findMany({ orderBy: { startsAt: 'desc' } }),
    db.prizeKind.findMany({ select: { id: true, title: true } }),
  ]);
  const titles = new Map(kinds.map(({ id, title }) => [id, title]));
  return { items: schedules.map((schedule) => commitmentOf({ vaults }, schedule, titles)) };
}

export const prizeCommitmentRoutes = area(prizeCommitments, {
  list: (_input, context) => prizeCommitmentList(context),
});
