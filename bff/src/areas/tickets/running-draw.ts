import { type EarningRule, todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { earningRuleOf } from './earning/earning-rule-of.ts';

export interface RunningDraw {
  readonly id: string;
  readonly title: string;
  /** How receipts earn its numbers. */
  readonly earning: EarningRule;
}

/** The draw that participations of that moment count for: of those that run, the one of the earliest lottery. */
export async function runningDraw(tx: Transaction, at: Date): Promise<RunningDraw | null> {
  const today = new Date(todayInSaoPaulo(at));
  const found = await tx.draw.findFirst({
    where: {
      state: 'scheduled',
      periodFrom: { lte: today },
      periodTo: { gte: today },
      numbers: { revealedAt: null },
    },
    orderBy: [{ lotteryDate: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, earning: true },
  });
  return found && { ...found, earning: earningRuleOf(found) };
}
