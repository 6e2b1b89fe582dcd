import type { Transaction } from '../../core/database/prisma.ts';
import type { ReceiptName } from './receipt-lock.ts';
import { WAITING } from './waiting-claims.ts';

/**
 * Holds everybody's claims of a receipt that wait, and `own` with them, to the commit; under the receipt's lock. All that hold
 * several receipts take their rows in the order of their ids, jobs and erasing too: a reviewer who reads one photo as another's
 * receipt, while a second reads that one as the first's, would wait for them in a circle.
 */
export async function holdClaims(
  tx: Transaction,
  name: ReceiptName | null,
  own: string | null = null,
): Promise<void> {
  const { cnpj = null, model = null, series = null, number = null } = name ?? {};
  await tx.$executeRaw`
    SELECT FROM invoices
    WHERE id = ${own}::uuid OR (
      cnpj = ${cnpj} AND model = ${model} AND series = ${series} AND number = ${number}
      AND confirmed_at IS NULL AND state = ANY (${WAITING.state.in})
    )
    ORDER BY id FOR NO KEY UPDATE`;
}
