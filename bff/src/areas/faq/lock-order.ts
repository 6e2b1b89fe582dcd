import type { Transaction } from '../../core/database/prisma.ts';

/** Until the commit nobody else puts a question into this category or changes its order. */
export async function lockOrder(tx: Transaction, category: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`faq:${category}`}, 0))`;
}
