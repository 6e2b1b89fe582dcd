import type { EarningStanding } from '@fio/contracts';
import { missingOf } from '@fio/domain';
import type { Transaction } from '../../../core/database/prisma.ts';
import { earningRuleOf } from './earning-rule-of.ts';
import { entriesOf } from './earning-entries.ts';

/** Where a person stands in each draw that their receipts or invitations were counted for, by the draw's id. */
export async function standingsOf(
  tx: Transaction,
  registrationId: string,
): Promise<ReadonlyMap<string, EarningStanding>> {
  const [balances, rows, invited] = await Promise.all([
    tx.earningBalance.findMany({
      where: { registrationId },
      include: { draw: { select: { earning: true } } },
    }),
    tx.earning.findMany({ where: { registrationId }, orderBy: { id: 'asc' } }),
    tx.invitationEarning.findMany({
      where: { registrationId },
      orderBy: [{ at: 'asc' }, { invitedId: 'asc' }],
    }),
  ]);
  const entries = await entriesOf(tx, rows);
  const toldOf = (drawId: string) => entries.filter((_entry, index) => rows[index]?.drawId === drawId);
  const broughtIn = (drawId: string) =>
    invited
      .filter((one) => one.drawId === drawId)
      .map(({ numbers, forgone, at }) => ({ numbers, forgone, at: at.toISOString() }));
  return new Map(
    balances.map(({ drawId, draw, cents, numbers }) => {
      const rule = earningRuleOf(draw) as EarningStanding['rule'];
      const missing = missingOf(rule, cents);
      const told = { entries: toldOf(drawId), invitations: broughtIn(drawId) };
      return [drawId, { rule, numbers, missing, balance: cents, ...told }];
    }),
  );
}
