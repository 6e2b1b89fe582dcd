import { GENESIS_HASH, verifyChain } from '@fio/domain';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { chainedRow } from './chained-row.ts';

const BATCH = 1000;

/** `head` is the newest hash: kept elsewhere, it also betrays rows cut off at the end. */
export type AuditVerdict =
  | { readonly ok: true; readonly count: number; readonly head: string }
  | { readonly ok: false; readonly brokenAt: bigint };

/** Recomputes the whole chain in batches; the first row that doesn't follow from its predecessor is named. */
export async function verifyAudit(db: PrismaClient): Promise<AuditVerdict> {
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
    if (!verdict.ok) return { ok: false, brokenAt: rows[verdict.brokenAt]?.id ?? last.id };
    head = last.hash;
    after = last.id;
    count += rows.length;
  }
}
