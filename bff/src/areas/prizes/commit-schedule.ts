import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { allotKinds, openStretches, scheduledMoments, type ScheduleHours } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Vaults } from '../../core/secrets/vaults.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { places } from '../../core/secrets/places.ts';
import { shake256 } from '../../core/secrets/shake256.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** What a schedule is drawn from. */
export interface Schedule {
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly opensMinute: number;
  readonly closesMinute: number;
  /** Every so manyth valid participation wins; null: moments do. */
  readonly every: number | null;
  readonly allotment: readonly { readonly kindId: string; readonly quantity: number }[];
}

type Place = Pick<Prisma.PrizeCreateManyInput, 'opensAt' | 'nth'>;
const SEED_BYTES = 32;

const hoursOf = ({ startsAt, endsAt, opensMinute, closesMinute }: Schedule): ScheduleHours => ({
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
  opensMinute,
  closesMinute,
});

/** Where each slot comes up, the first first. RangeError when there is no open second. */
function placesOf(schedule: Schedule, id: string, seed: Uint8Array, count: number): Place[] {
  const { every } = schedule;
  if (every !== null) return Array.from({ length: count }, (_, index) => ({ nth: (index + 1) * every }));
  const stretches = openStretches(hoursOf(schedule));
  return scheduledMoments(shake256, seed, id, stretches, count).map((at) => ({ opensAt: new Date(at) }));
}

/** What the prizes are called at this moment: part of the promise. */
async function titlesOf(tx: Transaction, allotment: Schedule['allotment']) {
  const where = { id: { in: allotment.map(({ kindId }) => kindId) } };
  const kinds = await tx.prizeKind.findMany({ where, select: { id: true, title: true } });
  return new Map(kinds.map(({ id, title }) => [id, title]));
}

/**
 * Draws the slots of a schedule and commits to them for good: a new seed fixes moments and prizes, its hash is public
 * from now on, the seed itself unreadable until it is revealed (docs/decisions/lucky-numbers.md). RangeError when no
 * second is open.
 */
export async function commitSchedule(
  { vaults, clock }: Pick<Infrastructure, 'clock'> & { readonly vaults: Pick<Vaults, 'seeds'> },
  tx: Transaction,
  schedule: Schedule,
  committedAt = clock.now(),
): Promise<string> {
  const [id, seed] = [randomUUID(), randomBytes(SEED_BYTES)];
  const { allotment, ...columns } = schedule;
  const kinds = allotKinds(
    shake256,
    seed,
    id,
    allotment.map(({ quantity }) => quantity),
  );
  const slots = placesOf(schedule, id, seed, kinds.length);
  const titles = await titlesOf(tx, allotment);
  await tx.prizeSchedule.create({
    data: {
      ...columns,
      id,
      committedAt,
      allotment: allotment.map((part) => ({ ...part, title: titles.get(part.kindId) ?? '' })),
      rule: schedule.every === null ? 'moments' : 'counter',
      seedEncrypted: vaults.seeds.seal(seed, places.prizeSchedule(id)),
      seedHash: createHash('sha256').update(seed).digest(),
    },
  });
  const common = { scheduleId: id, createdAt: committedAt, changedAt: committedAt };
  await tx.prize.createMany({
    data: slots.map((place, index) => ({
      ...common,
      ...place,
      slot: index + 1,
      kindId: allotment[kinds[index] ?? 0]?.kindId ?? '',
    })),
  });
  return id;
}
