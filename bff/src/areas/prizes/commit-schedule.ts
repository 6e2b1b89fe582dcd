import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Vaults } from '../../core/secrets/vaults.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { places } from '../../core/secrets/places.ts';
import { roundToWaitFor } from './schedule-beacon.ts';
import { slotsOfSeed } from './schedule-slots.ts';

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

const SEED_BYTES = 32;

/** What the prizes are called at this moment: part of the promise. */
async function titlesOf(tx: Transaction, allotment: Schedule['allotment']) {
  const where = { id: { in: allotment.map(({ kindId }) => kindId) } };
  const kinds = await tx.prizeKind.findMany({ where, select: { id: true, title: true } });
  return new Map(kinds.map(({ id, title }) => [id, title]));
}

type Dependencies = Pick<Infrastructure, 'clock'> & {
  readonly vaults: Pick<Vaults, 'seeds'>;
  readonly beacon: Pick<Infrastructure['beacon'], 'chain'>;
};

/**
 * Draws a schedule and commits to it for good: a new seed, and a round of the public beacon that hasn't come, fix moments and
 * prizes. Its hash is public from now on, the seed itself unreadable until it is revealed (docs/decisions/instant-prizes.md). What is stored of its prizes is their kinds
 * alone: see placeSlots. RangeError when no second is open.
 */
export async function commitSchedule(
  { vaults, clock, beacon }: Dependencies,
  tx: Transaction,
  schedule: Schedule,
  committedAt = clock.now(),
): Promise<string> {
  const [id, seed] = [randomUUID(), randomBytes(SEED_BYTES)];
  const { allotment, ...columns } = schedule;
  const round = roundToWaitFor(beacon, committedAt);
  // Made to see that they can be; which comes when is written once it has come.
  slotsOfSeed({ ...schedule, id }, seed);
  const titles = await titlesOf(tx, allotment);
  await tx.prizeSchedule.create({
    data: {
      ...columns,
      id,
      committedAt,
      allotment: allotment.map((part) => ({ ...part, title: titles.get(part.kindId) ?? '' })),
      ...(round && { beacon: { ...round } }),
      rule: schedule.every === null ? 'moments' : 'counter',
      seedEncrypted: vaults.seeds.seal(seed, places.prizeSchedule(id)),
      seedHash: createHash('sha256').update(seed).digest(),
    },
  });
  // Within the database, for there may be 20,000.
  await tx.$executeRaw`
    INSERT INTO prizes (id, schedule_id, kind_id, created_at, changed_at)
    SELECT uuidv7(), ${id}::uuid, kind_id, ${committedAt}, ${committedAt}
    FROM unnest(${allotment.map(({ kindId }) => kindId)}::uuid[], ${allotment.map(({ quantity }) => quantity)}::integer[])
      AS allotment(kind_id, quantity), generate_series(1, quantity)`;
  return id;
}
