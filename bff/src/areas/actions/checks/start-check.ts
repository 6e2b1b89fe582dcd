import { recordAction } from '../../../core/audit/record-action.ts';
import { liveAdmin } from '../../../core/identity/live-session.ts';
import type { RequestContext } from '../../../http/context.ts';
import { auditCheckQueue } from './audit-check-queue.ts';
import { latestCheck } from './check-record.ts';

/** Has the chain checked, unless that is under way. The asking itself becomes the chain's newest link. */
export function startCheck(context: RequestContext) {
  const { transaction, jobs, clock, actor } = context;
  const { id: byId, name: byName } = liveAdmin(context);
  return transaction(async (tx) => {
    const now = clock.now();
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
