import type { AuditCheck as View } from '@fio/contracts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { AuditCheck } from '../../../generated/prisma/client.ts';

function viewOf({ state, checked, total, head, brokenAt, byName, createdAt, finishedAt }: AuditCheck): View {
  return {
    checked,
    total,
    head,
    // Written by ours alone, and parsed by the contract on the way out.
    state: state as View['state'],
    brokenAt: brokenAt?.toString() ?? null,
    by: byName,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** The latest check, if there was one. */
export async function latestCheck(tx: Transaction): Promise<{ check: View | null }> {
  const found = await tx.auditCheck.findFirst({ orderBy: { createdAt: 'desc' } });
  return { check: found && viewOf(found) };
}
