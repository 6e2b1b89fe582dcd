import type { Transaction } from '../../core/database/prisma.ts';
import { visitsSince } from './funnel.ts';
import type { Period } from './period.ts';

/** Visits by where they came from; null where not all of the period's were counted. Nobody is told by them. */
export async function visitsBySource(
  tx: Transaction,
  { from, to }: Period,
): Promise<ReadonlyMap<string, number> | null> {
  const since = await visitsSince(tx);
  if (since === null || from < since) return null;
  const rows = await tx.visitDay.groupBy({
    by: ['source'],
    where: { day: { gte: new Date(from), lte: new Date(to) } },
    _sum: { visits: true },
  });
  return new Map(rows.map(({ source, _sum }) => [source, _sum.visits ?? 0]));
}
