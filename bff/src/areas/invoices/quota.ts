import { todayInSaoPaulo } from '@fio/domain';
import type { Config } from '../../core/config/config.ts';
import { midnight } from '../../core/crud/source.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { invalidField } from '../../core/errors.ts';

interface Sent {
  readonly today: number;
  readonly counted: number;
}

/** What stands for a person's sending, among those who lock. */
export const senderLock = (registrationId: string): string => `invoices ${registrationId}`;

/** One invoice at a time per person, or two at once would both find room for themselves. */
export async function lockSender(tx: Transaction, registrationId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${senderLock(registrationId)}, 0))`;
}

/**
 * How many a person may still send: in a day of São Paulo whatever became of them, for each is work for staff; in the
 * whole period those that were not refused.
 */
export async function quotaOf(
  tx: Transaction,
  { perDay, perPeriod }: Config['invoices'],
  registrationId: string,
  now: Date,
): Promise<{ today: number; period: number }> {
  const [sent] = await tx.$queryRaw<Sent[]>`
    SELECT count(*) FILTER (WHERE created_at >= ${midnight(todayInSaoPaulo(now), 0)})::integer AS today,
           count(*) FILTER (WHERE state <> 'invalid')::integer AS counted
    FROM invoices WHERE registration_id = ${registrationId}::uuid`;
  return {
    today: Math.max(0, perDay - (sent?.today ?? 0)),
    period: Math.max(0, perPeriod - (sent?.counted ?? 0)),
  };
}

/** Throws INVOICE_LIMIT when there is no room for another. */
export async function assertQuota(
  tx: Transaction,
  limits: Config['invoices'],
  registrationId: string,
  now: Date,
  field: string,
): Promise<void> {
  const { today, period } = await quotaOf(tx, limits, registrationId, now);
  if (period === 0) throw invalidField(field, 'invoices_period', 'INVOICE_LIMIT', limits.perPeriod);
  if (today === 0) throw invalidField(field, 'invoices_day', 'INVOICE_LIMIT', limits.perDay);
}
