import { recordAction } from '../../core/audit/record-action.ts';
import { holds } from '../../core/identity/holds.ts';
import type { ExportRequest } from '../../generated/prisma/client.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

interface Step {
  readonly action: 'cancel' | 'discard_export';
  readonly from: readonly string[];
  readonly data: object;
}

/** Moves one on, told to the audit in the same transaction; CONFLICT when it is past that. */
function move(
  context: RequestContext,
  row: ExportRequest,
  { action, from, data }: Step,
): Promise<ExportRequest> {
  const { transaction, clock, actor } = context;
  const { id } = row;
  return transaction(async (tx) => {
    const [after] = await tx.exportRequest.updateManyAndReturn({
      where: { id, state: { in: [...from] } },
      data,
    });
    if (after === undefined) throw new AppError('CONFLICT');
    await recordAction(tx, {
      actor,
      at: clock.now(),
      resource: 'exports',
      recordId: id,
      action,
      summary: row.fileName,
      before: { state: row.state },
      after: { state: after.state },
    });
    return after;
  });
}

async function find({ db }: RequestContext, id: string): Promise<ExportRequest> {
  const row = await db.exportRequest.findUnique({ where: { id } });
  if (row === null) throw new AppError('NOT_FOUND');
  return row;
}

/** Stops one's own export; the worker hears of it within half a second. */
export async function cancelExport(context: StaffContext, id: string): Promise<ExportRequest> {
  const row = await find(context, id);
  if (row.byId !== context.session.admin.id && !holds(context, 'exports:delete'))
    throw new AppError('FORBIDDEN');
  const data = { state: 'cancelled', finishedAt: context.clock.now(), touchedAt: null };
  return move(context, row, { action: 'cancel', from: ['queued', 'running'], data });
}

/** Deletes the file before its time. */
export async function discardExport(context: RequestContext, id: string): Promise<ExportRequest> {
  const row = await find(context, id);
  const data = { state: 'expired', fileKey: null, expiresAt: context.clock.now() };
  const after = await move(context, row, { action: 'discard_export', from: ['ready'], data });
  if (row.fileKey !== null) await context.storage.privateFiles.remove(row.fileKey);
  return after;
}
