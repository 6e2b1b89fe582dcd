import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { confirmQueue, PER_JOB } from './confirm-queue.ts';
import type { ReceiptName } from './receipt-lock.ts';

/** Has the worker look at these again once the transaction is done. */
export async function enqueue(
  { jobs }: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  receipts: readonly ReceiptName[],
  perJob = PER_JOB,
): Promise<void> {
  for (let from = 0; from < receipts.length; from += perJob)
    await jobs.send(tx, confirmQueue, { receipts: receipts.slice(from, from + perJob) });
}

/**
 * What a source does when it has learned of these access keys: whatever waits for them is looked at again, soon after the
 * caller's transaction commits, and never if it doesn't. Keys that nobody claims cost nothing more; one whose claim is on
 * its way at this moment is asked about again within minutes. May be called any number of times.
 */
export async function confirmWaiting(
  services: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  keys: readonly string[],
): Promise<void> {
  const waiting = await tx.$queryRaw<ReceiptName[]>`
    SELECT DISTINCT cnpj, model, series, number FROM invoices
    WHERE access_key = ANY(${[...keys]}::char(44)[]) AND ask_at IS NOT NULL`;
  await enqueue(services, tx, waiting);
}

/** The same of all the shops of a company, by the first 8 characters of their CNPJ, whatever the key. */
export async function confirmWaitingOf(
  services: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  root: string,
): Promise<void> {
  const waiting = await tx.$queryRaw<ReceiptName[]>`
    SELECT DISTINCT cnpj, model, series, number FROM invoices
    WHERE left(cnpj, 8) = ${root} AND ask_at IS NOT NULL`;
  await enqueue(services, tx, waiting);
}
