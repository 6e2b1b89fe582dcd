import { todayInSaoPaulo } from '@fio/domain';
import { midnight } from '../../core/crud/source.ts';
import type { Transaction } from '../../core/database/prisma.ts';

/** Other invoices of the same person. */
export interface Others {
  readonly total: number;
  readonly valid: number;
  readonly today: number;
}

/** How many others the sender of an invoice has: how the limits look, and whether one should look twice. */
export async function othersOf(
  tx: Transaction,
  { id, registrationId }: { id: string; registrationId: string },
  now: Date,
): Promise<Others> {
  const [counted] = await tx.$queryRaw<Others[]>`
    SELECT count(*)::integer AS total,
           count(*) FILTER (WHERE state = 'valid')::integer AS valid,
           count(*) FILTER (WHERE created_at >= ${midnight(todayInSaoPaulo(now), 0)})::integer AS today
    FROM invoices WHERE registration_id = ${registrationId}::uuid AND id <> ${id}::uuid`;
  return counted ?? { total: 0, valid: 0, today: 0 };
}
