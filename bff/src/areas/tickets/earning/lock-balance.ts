import type { EarningBalance } from '@fio/domain';
import { centsOf } from '@fio/domain';
import type { Transaction } from '../../../core/database/prisma.ts';
import { jsonOfParts, partsOf } from './earning-rule-of.ts';

/** Whose balance, in which draw. */
export interface Holder {
  readonly drawId: string;
  readonly registrationId: string;
}

/**
 * Where a person stands in a draw, locked until the commit: of two of their receipts the second is counted with what the first
 * left. Whoever has that lock has its receipt's row already, and nothing of the draw, its numbers or its prizes yet: all that count,
 * or take back, come in this order, so that none waits in a circle.
 */
export async function lockBalance(
  tx: Transaction,
  { drawId, registrationId }: Holder,
): Promise<EarningBalance> {
  await tx.$executeRaw`
    INSERT INTO earning_balances (draw_id, registration_id) VALUES (${drawId}::uuid, ${registrationId}::uuid)
    ON CONFLICT DO NOTHING`;
  const [row] = await tx.$queryRaw<{ numbers: number; parts: unknown }[]>`
    SELECT numbers, parts FROM earning_balances
    WHERE draw_id = ${drawId}::uuid AND registration_id = ${registrationId}::uuid FOR UPDATE`;
  return { numbers: row?.numbers ?? 0, parts: partsOf(row?.parts ?? []) };
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
