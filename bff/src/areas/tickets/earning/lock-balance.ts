import { readFileSync } from 'node:fs';
import { centsOf, type EarningBalance, NO_BALANCE } from '@fio/domain';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { runIn } from '../../../core/database/run-in.ts';
import { jsonOfParts, partsOf } from './earning-rule-of.ts';

/** Whose balance, in which draw. */
export interface Holder {
  readonly drawId: string;
  readonly registrationId: string;
}

interface Row {
  readonly registrationId: string;
  readonly numbers: number;
  readonly parts: unknown;
}

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const OPEN = sql('./open-balances.sql');
const HOLD = sql('./hold-balances.sql');

/**
 * Where people stand in a draw, locked until the commit: of two receipts of one person the second is counted with what the first
 * left. Whoever has that lock has its receipts' rows already, and nothing of the draw, its numbers or its prizes yet: all that
 * count, or take back, come in this order, so that none waits in a circle.
 */
export async function lockBalances(
  run: Ask,
  drawId: string,
  people: readonly string[],
): Promise<Map<string, EarningBalance>> {
  await run('open-balances', OPEN, [drawId, people]);
  const rows = await run<Row>('hold-balances', HOLD, [drawId, people]);
  return new Map(
    rows.map(({ registrationId, numbers, parts }) => [registrationId, { numbers, parts: partsOf(parts) }]),
  );
}

/** The same of one person. */
export async function lockBalance(
  tx: Transaction,
  { drawId, registrationId }: Holder,
): Promise<EarningBalance> {
  const balances = await lockBalances(runIn(tx), drawId, [registrationId]);
  return balances.get(registrationId) ?? NO_BALANCE;
}

/** Writes where they stand now. */
export async function keepBalance(
  tx: Transaction,
  holder: Holder,
  { numbers, parts }: EarningBalance,
): Promise<void> {
  await tx.earningBalance.update({
    where: { drawId_registrationId: { ...holder } },
    data: { numbers, parts: jsonOfParts(parts), cents: centsOf(parts) },
  });
}
