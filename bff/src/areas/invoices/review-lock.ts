import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';

/** How long an invoice stays with whoever looks at it, from the last sign of life. */
export const LOCK_MS = 2 * 60 * 1000;

/** What a person may decide: also what a source has not answered yet, though the queue brings what waits for a person. */
export const WAITS: readonly string[] = ['checking', 'pending'];

/** Who looks at what, and when. */
export interface Reviewing {
  readonly reviewerId: string;
  readonly now: Date;
}

const untilOf = ({ now }: Reviewing) => new Date(now.getTime() + LOCK_MS);

/** Nobody has it, or the caller, or somebody whose time is up. */
const freeFor = ({ reviewerId, now }: Reviewing) => ({
  OR: [{ reviewerId: null }, { reviewerId }, { lockedUntil: { lte: now } }],
});

/** Locks a waiting invoice, or keeps the lock longer. INVOICE_HELD when somebody else has it, CONFLICT when none waits. */
export async function lockInvoice(tx: Transaction, id: string, reviewing: Reviewing): Promise<void> {
  const { count } = await tx.invoice.updateMany({
    where: { id, state: { in: [...WAITS] }, ...freeFor(reviewing) },
    data: { reviewerId: reviewing.reviewerId, lockedUntil: untilOf(reviewing) },
  });
  if (count > 0) return;
  const found = await tx.invoice.findUnique({ where: { id }, select: { state: true } });
  if (found === null) throw new AppError('NOT_FOUND');
  throw new AppError(WAITS.includes(found.state) ? 'INVOICE_HELD' : 'CONFLICT');
}

/** Lets the caller's lock go; one that others hold meanwhile stays. */
export async function releaseInvoice(tx: Transaction, id: string, reviewerId: string): Promise<void> {
  await tx.invoice.updateMany({
    where: { id, reviewerId },
    data: { reviewerId: null, lockedUntil: null },
  });
}

/**
 * Takes the oldest that waits behind `after`, or from the beginning, and that nobody else has; none of the `decided`, whose
 * decision waits. Two never take one.
 */
export async function takeNext(
  tx: Transaction,
  { after, decided }: { readonly after: string | null; readonly decided: readonly string[] },
  reviewing: Reviewing,
): Promise<string | null> {
  const { reviewerId, now } = reviewing;
  const [taken] = await tx.$queryRaw<{ id: string }[]>`
    WITH anchor AS (SELECT created_at, id FROM invoices WHERE id = ${after}::uuid),
      free AS (
        SELECT i.id FROM invoices i LEFT JOIN anchor a ON true
        WHERE i.state = 'pending' AND i.id IS DISTINCT FROM a.id
          AND i.id <> ALL (${decided}::uuid[])
          AND (i.reviewer_id IS NULL OR i.reviewer_id = ${reviewerId}::uuid OR i.locked_until <= ${now})
        ORDER BY (i.created_at, i.id) <= (a.created_at, a.id), i.created_at, i.id
        LIMIT 1
        FOR NO KEY UPDATE OF i SKIP LOCKED
      )
    UPDATE invoices i SET reviewer_id = ${reviewerId}::uuid, locked_until = ${untilOf(reviewing)}
    FROM free WHERE i.id = free.id
    RETURNING i.id`;
  return taken?.id ?? null;
}
