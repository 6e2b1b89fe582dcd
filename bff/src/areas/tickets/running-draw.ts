import { todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';

export interface RunningDraw {
  readonly id: string;
  readonly title: string;
}

/** The draw that participations of that moment count for: of those that run, the one of the earliest lottery. */
export async function runningDraw(tx: Transaction, at: Date): Promise<RunningDraw | null> {
  const today = new Date(todayInSaoPaulo(at));
  return tx.draw.findFirst({
    where: {
      state: 'scheduled',
      periodFrom: { lte: today },
      periodTo: { gte: today },
      numbers: { revealedAt: null },
    },
    orderBy: [{ lotteryDate: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true },
  });
}
