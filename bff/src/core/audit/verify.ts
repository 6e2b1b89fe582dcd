import { GENESIS_HASH, verifyChain } from '@fio/domain';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { auditHeads } from '../transparency/audit-head.ts';
import { chainedRow } from './chained-row.ts';
import { LoggedHeads } from './LoggedHeads.ts';

const BATCH = 1000;

/**
 * `count` is how many rows follow from the one before them, from the first on. `head` is the newest hash: kept elsewhere,
 * it also betrays rows cut off at the end that the log doesn't know of yet.
 */
export type AuditVerdict =
  | { readonly ok: true; readonly count: number; readonly head: string }
  | {
      readonly ok: false;
      readonly count: number;
      readonly brokenAt: bigint;
      /** What it contradicts: the row before it, or the transparency log, which tells each hour how the chain stands. */
      readonly by: 'chain' | 'log';
      /** The newest row known to be as it was. */
      readonly after: bigint;
    };

/**
 * Recomputes the whole chain in batches, so that memory doesn't grow with it; the first row that doesn't follow from its
 * predecessor, or isn't as the transparency log had it, is named. `onBatch` hears how many are whole so far.
 */
export async function verifyAudit(
  db: Pick<PrismaClient, 'action' | '$queryRaw'>,
  onBatch?: (count: number) => Promise<void>,
): Promise<AuditVerdict> {
  const logged = new LoggedHeads(await auditHeads(db));
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
    if (last === undefined) {
      const cut = logged.end();
      return cut
        ? { ok: false, count, brokenAt: cut.at, after: cut.after, by: 'log' }
        : { ok: true, count, head };
    }
    const links = rows.map((row) => ({
      hash: row.hash,
      row: chainedRow(row),
    }));
    const verdict = await verifyChain(links, head);
    const whole = verdict.ok ? rows : rows.slice(0, verdict.brokenAt);
    for (const [place, row] of whole.entries()) {
      const found = logged.take(row);
      if (found)
        return { ok: false, count: count + place, brokenAt: found.at, after: found.after, by: 'log' };
    }
    if (!verdict.ok) {
      const brokenAt = rows[verdict.brokenAt]?.id ?? last.id;
      const known = rows[verdict.brokenAt - 1]?.id ?? after;
      return { ok: false, count: count + verdict.brokenAt, brokenAt, after: known, by: 'chain' };
    }
    head = last.hash;
    after = last.id;
    count += rows.length;
    await onBatch?.(count);
  }
}
