import { GENESIS_HASH, verifyChain } from '@fio/domain';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { chainedRow } from './chained-row.ts';

const BATCH = 1000;

/**
 * `count` is how many rows follow from the one before them, from the first on. `head` is the newest hash: kept elsewhere,
 * it also betrays rows cut off at the end.
 */
export type AuditVerdict =
  | { readonly ok: true; readonly count: number; readonly head: string }
  | { readonly ok: false; readonly count: number; readonly brokenAt: bigint };

/**
 * Recomputes the whole chain in batches, so that memory doesn't grow with it; the first row that doesn't follow from its
 * predecessor is named. `onBatch` hears how many are whole so far.
 */
export async function verifyAudit(
  db: Pick<PrismaClient, 'action'>,
  onBatch?: (count: number) => Promise<void>,
): Promise<AuditVerdict> {
  let head = GENESIS_HASH;
  let count = 0;
  let after = 0n;
  for (;;) {
    const rows = await db.action.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    const last = rows.at(-1);
    if (last === undefined) return { ok: true, count, head };
    const links = rows.map((row) => ({
      hash: row.hash,
      row: chainedRow(row),
    }));
    const verdict = await verifyChain(links, head);
    if (!verdict.ok)
      return { ok: false, count: count + verdict.brokenAt, brokenAt: rows[verdict.brokenAt]?.id ?? last.id };
    head = last.hash;
    after = last.id;
    count += rows.length;
    await onBatch?.(count);
  }
}
