import type { Transaction } from '../database/prisma.ts';

/** What an erasure takes before any row: whoever writes rows of that person waits for it, or has committed. */
export async function lockOwnRows(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`own rows ${id}`}, 0))`;
}

/**
 * Whether somebody who writes rows of their own hasn't left, held until the commit. A lock of their registration would not do: an
 * erasure comes to that last, when it has looked for their rows already.
 */
export async function holdOwnRows(tx: Transaction, id: string): Promise<boolean> {
  await lockOwnRows(tx, id);
  return (await tx.registration.count({ where: { id, anonymisedAt: null } })) > 0;
}
