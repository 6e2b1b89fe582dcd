import { CANCELLED_EXIT, type CommandRun } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { CommandRun as Stored } from '../../generated/prisma/client.ts';
import { runOf } from './run-record.ts';
import { SILENT_MS } from './start-run.ts';

/** At once where no worker has it, or the one that had it lives no more; else its worker is asked, and only once. */
async function cancel(tx: Transaction, id: string, by: string, now: Date): Promise<Stored | undefined> {
  const asked = { cancelAskedAt: now, cancelAskedBy: by };
  const over = { state: 'cancelled', exitCode: CANCELLED_EXIT, finishedAt: now };
  const silent = new Date(now.getTime() - SILENT_MS);
  const [ended] = await tx.commandRun.updateManyAndReturn({
    where: { id, OR: [{ state: 'queued' }, { state: 'running', seenAt: { lt: silent } }] },
    data: { ...asked, ...over },
  });
  // A worker that takes it in this moment is found running by the second statement.
  if (ended !== undefined) return ended;
  const [told] = await tx.commandRun.updateManyAndReturn({
    where: { id, state: 'running', cancelAskedAt: null },
    data: asked,
  });
  return told;
}

/** Ends a run that waits, or has its worker end it before the next step. CONFLICT when it is over, or was asked for before. */
export function cancelRun(context: StaffContext, id: string): Promise<CommandRun> {
  const { transaction, clock, actor } = context;
  return transaction(async (tx) => {
    const before = await tx.commandRun.findUnique({ where: { id } });
    if (before === null) throw new AppError('NOT_FOUND');
    const now = clock.now();
    const after = await cancel(tx, id, context.session.admin.name, now);
    if (after === undefined) throw new AppError('CONFLICT');
    const { command, target, done, total } = after;
    await recordAction(tx, {
      actor,
      at: now,
      resource: 'commands',
      recordId: id,
      action: 'cancel',
      summary: command,
      after: { command, target, done, total },
    });
    return runOf(after);
  });
}
