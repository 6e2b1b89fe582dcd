import { codeOf, numberOfCode } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Registration } from '../../generated/prisma/client.ts';

/** Numbers asked for at once. */
const BATCH = 500;

/** Who holds these numbers (codeOf) of a draw; who has left meanwhile isn't among them. */
export async function holdersOf(
  tx: Transaction,
  drawId: string,
  codes: readonly number[],
): Promise<ReadonlyMap<number, Registration>> {
  const holders = new Map<number, Registration>();
  for (let from = 0; from < codes.length; from += BATCH) {
    const numbers = codes.slice(from, from + BATCH).map(numberOfCode);
    const found = await tx.ticket.findMany({
      where: { drawId, OR: numbers.map(({ series, order }) => ({ series, number: order })) },
      select: { series: true, number: true, registration: true },
    });
    for (const { series, number, registration } of found)
      if (registration.anonymisedAt === null) holders.set(codeOf({ series, order: number }), registration);
  }
  return holders;
}
