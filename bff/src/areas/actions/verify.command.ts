import { verifyAudit } from '../../core/audit/verify.ts';
import type { Command } from '../../engine/command.ts';

/** Recomputes the audit's chain, as `npm run verify-audit` does. */
export const checkAudit: Command = {
  name: 'verify-audit',
  schedule: 'night',
  isReadOnly: true,
  work: async ({ db }, { output, progress }) => {
    const total = await db.action.count();
    const verdict = await verifyAudit(db, (count) =>
      Promise.resolve(progress(count, Math.max(total, count))),
    );
    const { count } = verdict;
    if (verdict.ok) output('auditWhole', { count, head: verdict.head });
    else output('auditBroken', { count, id: verdict.brokenAt.toString() });
    return verdict.ok;
  },
};
