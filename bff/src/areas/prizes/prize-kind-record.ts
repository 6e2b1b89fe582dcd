import type { prizeKindDetail, prizeKindRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { keptPictureOf } from '../uploads/index.ts';

const include = { picture: true } satisfies Prisma.PrizeKindInclude;

/** A kind of prize with its slots and prizes, and how many of them somebody has won. */
export type PrizeKindRecord = Prisma.PrizeKindGetPayload<{ include: typeof include }> & {
  readonly slots: number;
  readonly won: number;
};

export async function loadPrizeKinds(tx: Transaction, ids: string[]): Promise<PrizeKindRecord[]> {
  // One after the other: a transaction has one connection.
  const kinds = await tx.prizeKind.findMany({ where: { id: { in: ids } }, include });
  const where = { kindId: { in: ids }, withdrawnAt: null };
  const counts = await tx.prize.groupBy({ by: ['kindId', 'state'], where, _count: true });
  const count = (kindId: string, ...states: string[]) =>
    counts
      .filter((one) => one.kindId === kindId && states.includes(one.state))
      .reduce((sum, { _count }) => sum + _count, 0);
  return kinds.map((kind) => {
    const won = count(kind.id, 'pending', 'validated', 'delivered');
    // A refused win's slot is there again under a name of its own.
    return { ...kind, won, slots: won + count(kind.id, 'default', 'available') };
  });
}

export function prizeKindRowOf(kind: PrizeKindRecord): z.input<typeof prizeKindRow> {
  const { id, title, valueCents: value, position, slots, won } = kind;
  return { id, title, value, position, slots, won, updatedAt: kind.updatedAt.toISOString() };
}

export const prizeKindDetailOf = (kind: PrizeKindRecord): z.input<typeof prizeKindDetail> => ({
  ...prizeKindRowOf(kind),
  description: kind.description,
  picture: keptPictureOf(kind),
  version: kind.version,
  createdAt: kind.createdAt.toISOString(),
});
