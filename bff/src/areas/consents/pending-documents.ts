import type { RegulationCard } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { currentRegulations } from '../regulations/index.ts';

/** The documents in force that the visitor has not agreed to in this very version. */
export async function pendingDocuments(
  tx: Transaction,
  registrationId: string,
  now: Date,
): Promise<RegulationCard[]> {
  const current = await currentRegulations(tx, now);
  const agreed = await tx.consent.findMany({
    where: { registrationId, granted: true, regulationId: { in: current.map(({ id }) => id) } },
    select: { regulationId: true },
  });
  const known = new Set(agreed.map(({ regulationId }) => regulationId));
  return current.filter(({ id }) => !known.has(id));
}
