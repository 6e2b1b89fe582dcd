import { recordAction } from '../../../core/audit/record-action.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { StaffContext } from '../../../core/request/RequestContext.ts';
import { auditCheckQueue } from './audit-check-queue.ts';
import { latestCheck } from './check-record.ts';

/** Longer than all tries of a check may take: one that nobody ended by then, nobody will. */
const LOST_AFTER_MS = 4 * 3_600_000;

/** Ends a check whose worker was killed on its last try, which would stand in the way of every other. */
const endLost = (tx: Transaction, now: Date) =>
  tx.auditCheck.updateMany({
    where: { finishedAt: null, createdAt: { lt: new Date(now.getTime() - LOST_AFTER_MS) } },
    data: { state: 'failed', finishedAt: now },
  });

/** Has the chain checked, unless that is under way. The asking itself becomes the chain's newest link. */
export function startCheck(context: StaffContext) {
  const { transaction, jobs, clock, actor } = context;
  const { id: byId, name: byName } = context.session.admin;
  return transaction(async (tx) => {
    const now = clock.now();
    await endLost(tx, now);
    if ((await tx.auditCheck.count({ where: { finishedAt: null } })) > 0) return latestCheck(tx);
    const total = await tx.action.count();
    const [started] = await tx.auditCheck.createManyAndReturn({
      data: [{ byId, byName, total, createdAt: now }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (started) {
      await jobs.send(tx, auditCheckQueue, { checkId: started.id });
      await recordAction(tx, {
        actor,
        at: now,
        resource: 'actions',
        recordId: started.id,
        action: 'verify',
        summary: String(total),
      });
    }
    return latestCheck(tx);
  });
}
