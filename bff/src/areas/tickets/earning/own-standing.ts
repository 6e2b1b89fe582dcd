import type { EarningStanding } from '@fio/contracts';
import { missingOf } from '@fio/domain';
import type { Transaction } from '../../../core/database/prisma.ts';
import { earningRuleOf } from './earning-rule-of.ts';
import { entriesOf } from './earning-entries.ts';

/** Where a person stands in each draw that their receipts were counted for, by the draw's id. */
export async function standingsOf(
  tx: Transaction,
  registrationId: string,
): Promise<ReadonlyMap<string, EarningStanding>> {
  const [balances, rows] = await Promise.all([
    tx.earningBalance.findMany({
      where: { registrationId },
      include: { draw: { select: { earning: true } } },
    }),
    tx.earning.findMany({ where: { registrationId }, orderBy: { id: 'asc' } }),
  ]);
  const entries = await entriesOf(tx, rows);
  const toldOf = (drawId: string) => entries.filter((_entry, index) => rows[index]?.drawId === drawId);
  return new Map(
    balances.map(({ drawId, draw, cents, numbers }) => {
      const rule = earningRuleOf(draw) as EarningStanding['rule'];
      const missing = missingOf(rule, cents);
      return [drawId, { rule, numbers, missing, balance: cents, entries: toldOf(drawId) }];
    }),
  );
}
