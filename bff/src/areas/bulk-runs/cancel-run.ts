import type { BulkRun } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { bulkRunOf, findRun, FORGOTTEN, UNDER_WAY } from './bulk-record.ts';

/** A decision that has taken effect is none to be undone, though its run isn't over yet. */
const NOTHING_DONE = { done: 0, refused: 0 };

/** Undoes a run whose time has not come, or ends it before its next record. CONFLICT when it was over. */
export function cancelRun(context: StaffContext, id: string): Promise<BulkRun> {
  const { actor, clock } = context;
  const { id: ownerId } = context.session.admin;
  return context.transaction(async (tx) => {
    await findRun(tx, id, ownerId);
    const at = clock.now();
    const { count } = await tx.bulkRun.updateMany({
      where: { id, state: { in: UNDER_WAY }, OR: [{ decides: null }, NOTHING_DONE] },
      data: { ...FORGOTTEN, state: 'cancelled', finishedAt: at },
    });
    if (count === 0) throw new AppError('CONFLICT');
    const run = await findRun(tx, id, ownerId);
    const { total, done, refused, action } = run;
    await recordAction(tx, {
      actor,
      at,
      resource: 'bulk-runs',
      recordId: id,
      action: 'cancel',
      summary: action,
      after: { total, done, refused },
    });
    return bulkRunOf(run);
  });
}
