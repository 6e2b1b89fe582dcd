import type { Transaction } from '../../core/database/prisma.ts';
import { heldIn } from '../bulk-runs/index.ts';

/** How many wins wait for a decision: those whose decision can still be undone have one. */
export async function waitingWins(tx: Transaction): Promise<number> {
  const decided = (await heldIn(tx, 'prizes')).map(({ recordId }) => recordId);
  return tx.prize.count({ where: { state: 'pending', id: { notIn: decided } } });
}
