import { readFileSync } from 'node:fs';
import { INTEGER_LIMIT } from '@fio/contracts';
import { centsOf, earnNumbers, NO_BALANCE, timesOf } from '@fio/domain';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import type { RunningDraw } from '../running-draw.ts';
import { lockBalances } from './lock-balance.ts';

/** A receipt that has just become valid. */
export interface ValidReceipt {
  readonly id: string;
  readonly registrationId: string;
  /** Cents of a real. */
  readonly valueCents: number | null;
  /** `YYYY-MM-DD`, the day of the purchase. */
  readonly day: string | null;
  readonly products: readonly string[];
}

const KEEP = readFileSync(new URL('./keep-earnings.sql', import.meta.url), 'utf8');

/**
 * Counts receipts that have just become valid for a draw, one after the other, by the draw's rule: answers how many numbers each
 * brings, and leaves balances and ledger as if they had been given. They are to be given in the same transaction. What a receipt
 * brings goes by its own person's receipts alone: whose others come along changes nothing.
 */
export async function countReceipts(
  run: Ask,
  { id: drawId, earning }: Pick<RunningDraw, 'id' | 'earning'>,
  receipts: readonly ValidReceipt[],
  at: Date,
): Promise<number[]> {
  if (receipts.length === 0) return [];
  const people = [...new Set(receipts.map(({ registrationId }) => registrationId))];
  const balances = await lockBalances(run, drawId, people);
  const counted = receipts.map(({ id: receipt, registrationId, valueCents, day, products }, place) => {
    const before = balances.get(registrationId) ?? NO_BALANCE;
    const value = valueCents ?? 0;
    const times = timesOf(earning, { value, day, products });
    const { numbers, forgone, sources, balance } = earnNumbers(earning, before, { receipt, value, times });
    balances.set(registrationId, balance);
    return {
      place,
      registrationId,
      invoiceId: receipt,
      value,
      times,
      before: centsOf(before.parts),
      after: centsOf(balance.parts),
      numbers,
      // Of a large value in a rule of cents more than a column holds; nobody gets them.
      forgone: Math.min(forgone, INTEGER_LIMIT),
      sources,
    };
  });
  const stands = [...balances].map(([registrationId, { numbers, parts }]) => ({
    registrationId,
    numbers,
    parts,
    cents: centsOf(parts),
  }));
  await run('keep-earnings', KEEP, [drawId, JSON.stringify(counted), JSON.stringify(stands), at]);
  return counted.map(({ numbers }) => numbers);
}
