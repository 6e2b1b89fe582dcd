import type { Transaction } from '../../core/database/prisma.ts';
import { UNDER_WAY } from './bulk-record.ts';

/** Who has decided a record where the decision can still be undone. */
export interface Held {
  readonly recordId: string;
  readonly ownerId: string;
}

/** The records of a list that a decision waits for: some seconds' worth of them. */
export async function heldIn(tx: Transaction, list: string): Promise<Held[]> {
  const found = await tx.bulkRun.findMany({
    where: { list, decides: { not: null }, state: { in: UNDER_WAY } },
    select: { decides: true, ownerId: true },
  });
  return found.flatMap(({ decides, ownerId }) => (decides === null ? [] : [{ recordId: decides, ownerId }]));
}

/** Who has decided this record; null when nobody has, or it has taken effect. */
export async function deciderOf(tx: Transaction, decides: string): Promise<string | null> {
  const found = await tx.bulkRun.findFirst({ where: { decides, state: { in: UNDER_WAY } } });
  return found?.ownerId ?? null;
}
