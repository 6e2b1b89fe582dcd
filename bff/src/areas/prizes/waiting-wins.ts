import type { Transaction } from '../../core/database/prisma.ts';

/** How many wins wait for a decision. */
export const waitingWins = (tx: Transaction): Promise<number> =>
  tx.prize.count({ where: { state: 'pending' } });
