import { MOST_HOLDERS } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { findPool } from './draw-totals.ts';

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly numbers: number;
}

/** Who has the most numbers that count. */
export async function topHolders(tx: Transaction, drawId: string): Promise<{ items: Holder[] }> {
  await findPool(tx, drawId);
  const items = await tx.$queryRaw<Holder[]>`
    SELECT r.id, r.name || ' ' || r.last_name AS name, counted.numbers
    FROM (
      SELECT registration_id, count(*)::integer AS numbers FROM tickets
      WHERE draw_id = ${drawId}::uuid AND state <> 'voided'
      GROUP BY registration_id ORDER BY numbers DESC, registration_id LIMIT ${MOST_HOLDERS}
    ) AS counted
    JOIN registrations r ON r.id = counted.registration_id
    ORDER BY counted.numbers DESC, r.id`;
  return { items };
}
