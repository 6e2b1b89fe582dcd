import { INTEGER_LIMIT } from '@fio/contracts';
import { centsOf, earnNumbers, timesOf } from '@fio/domain';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { Invoice } from '../../../generated/prisma/client.ts';
import type { RunningDraw } from '../running-draw.ts';
import { jsonOfParts } from './earning-rule-of.ts';
import { lockBalance, keepBalance } from './lock-balance.ts';

type Receipt = Pick<Invoice, 'id' | 'registrationId' | 'valueCents' | 'purchasedOn' | 'products'>;

/**
 * Counts a receipt that has just become valid for a draw, by the draw's rule: answers how many numbers it brings, and leaves
 * the balance and the ledger as if they had been given. They are to be given in the same transaction.
 */
export async function countReceipt(
  tx: Transaction,
  { id: drawId, earning }: RunningDraw,
  { id: invoiceId, registrationId, valueCents, purchasedOn, products }: Receipt,
  at: Date,
): Promise<number> {
  const holder = { drawId, registrationId };
  const before = await lockBalance(tx, holder);
  const value = valueCents ?? 0;
  const times = timesOf(earning, { value, day: dayOf(purchasedOn), products });
  const earned = earnNumbers(earning, before, { receipt: invoiceId, value, times });
  const { numbers, forgone, sources, balance } = earned;
  await keepBalance(tx, holder, balance);
  await tx.earning.create({
    data: {
      ...holder,
      invoiceId,
      kind: 'receipt',
      valueCents: value,
      times,
      before: centsOf(before.parts),
      after: centsOf(balance.parts),
      numbers,
      // Of a large value in a rule of cents more than a column holds; nobody gets them.
      forgone: Math.min(forgone, INTEGER_LIMIT),
      sources: jsonOfParts(sources),
      at,
    },
  });
  return numbers;
}
