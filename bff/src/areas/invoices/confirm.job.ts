import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import { job, type Workplace } from '../../engine/job.ts';
import { askSources, keepAnswers } from './ask-sources.ts';
import { ALONE_PER_JOB, CONFIRM_CRON, confirmQueue } from './confirm-queue.ts';
import { enqueue } from './confirm-waiting.ts';
import { holdClaims } from './hold-claims.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { confirmTogether } from './participations/confirm-together.ts';
import { lockReceipt, type ReceiptName } from './receipt-lock.ts';
import { settleClaims } from './settle-claims.ts';
import { waitingClaims } from './waiting-claims.ts';

/** Handed out at once; the clock comes again in a minute. */
const MOST = 500;
const HANDED_OUT_MS = 15 * 60_000;

/** What others are asked is asked first, for while a transaction is open nobody waits for a stranger. */
async function settleReceipt(
  infrastructure: Infrastructure,
  { sources, luckyNumbers }: InvoiceServices,
  name: ReceiptName,
): Promise<void> {
  const { db, clock } = infrastructure;
  const asking = { sources, asked: 'later' as const, tx: db };
  const before = await waitingClaims(db, name);
  if (before.length === 0) return;
  const later = await askSources(infrastructure, asking, before);
  await db.$transaction(async (tx) => {
    await lockReceipt(tx, name);
    await holdClaims(tx, name);
    const claims = await waitingClaims(tx, name);
    const atOnce = await askSources(infrastructure, { sources, asked: 'at_once', tx }, claims);
    const answered = await keepAnswers(tx, claims, [...later, ...atOnce], clock.now());
    const counted = await settleClaims({ ...infrastructure, luckyNumbers }, tx, answered);
    await counted?.finish();
  });
}

/**
 * Looks at the claims of each again, together as far as they simply count; the rest each on its own: what fails for one, as when numbers have run out, is tried again later.
 */
export async function confirmReceipts(
  infrastructure: Infrastructure,
  services: InvoiceServices,
  receipts: readonly ReceiptName[],
): Promise<void> {
  const faults: unknown[] = [];
  const left = await confirmTogether(infrastructure, services, receipts);
  await enqueue(infrastructure, infrastructure.db, left.slice(ALONE_PER_JOB), ALONE_PER_JOB);
  for (const name of left.slice(0, ALONE_PER_JOB))
    await settleReceipt(infrastructure, services, name).catch(async (fault: unknown) => {
      if (!(fault instanceof AppError)) faults.push(fault);
      await postpone(infrastructure, name);
    });
  if (faults.length > 0) throw new AggregateError(faults, 'Some receipts could not be looked at again.');
}

/** An hour later, so that those behind come to their turn. */
async function postpone({ db, clock }: Infrastructure, name: ReceiptName): Promise<void> {
  const askAt = new Date(clock.now().getTime() + 3_600_000);
  await db.invoice.updateMany({ where: { ...name, askAt: { not: null } }, data: { askAt } });
}

/** Hands out those whose time has come; should that get lost, their time comes again. */
async function enqueueDue({ db, clock, jobs }: Infrastructure): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<ReceiptName[]>`
      WITH due AS (
        SELECT id FROM invoices WHERE ask_at <= ${now} ORDER BY ask_at LIMIT ${MOST} FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE invoices i SET ask_at = ${new Date(now.getTime() + HANDED_OUT_MS)} FROM due WHERE i.id = due.id
      RETURNING i.cnpj, i.model, i.series, i.number`;
    const receipts = new Map(due.map((name) => [JSON.stringify(name), name]));
    await enqueue({ jobs }, tx, [...receipts.values()]);
  });
}

export const confirmJob = job(
  confirmQueue,
  ({ infrastructure, services }: Workplace<InvoiceServices>) =>
    ({ receipts }) =>
      receipts ? confirmReceipts(infrastructure, services, receipts) : enqueueDue(infrastructure),
  CONFIRM_CRON,
);
