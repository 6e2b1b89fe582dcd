import { EXPORT_DAYS, type ExportRow, type ExportBody } from '@fio/contracts';
import { momentForFile } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { ListQuery } from '../../core/crud/source.ts';
import type { ExportKind } from '../../core/export/export.ts';
import { holds } from '../../core/identity/holds.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { exportQueue } from './export-queue.ts';
import { exportRowOf } from './export-view.ts';

export const DAY = 86_400_000;

/** When the file of an export that is whole at `now` goes. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + EXPORT_DAYS * DAY);

/**
 * Has exactly the records of `query` written into a file, in its order. Told to the audit in the same transaction, with
 * what narrows it and what it is for.
 */
export function startExport(
  kind: ExportKind,
  { query, body }: { query: ListQuery; body: ExportBody },
  context: StaffContext,
): Promise<ExportRow> {
  if (!holds(context, 'exports:create')) throw new AppError('FORBIDDEN');
  const { transaction, jobs, clock, actor, language } = context;
  const { id: byId, name: byName } = context.session.admin;
  const now = clock.now();
  const isWhole = kind.reveals !== undefined && holds(context, kind.reveals);
  const exported = kind.of({ now, isWhole });
  const { format, purpose } = body;
  if (body.columns.some((name) => !(name in exported.columns))) throw invalidField('columns', 'invalid');
  // In the order of the file, each once.
  const columns = Object.keys(exported.columns).filter((name) => body.columns.includes(name));
  const isPersonal = columns.some((name) => exported.personal.includes(name));
  if (isPersonal && purpose === '') throw invalidField('purpose', 'required');
  const asked = { sort: query.sort ?? exported.source.defaultSort, q: query.q, f: query.f };
  const fileName = `${exported.words[language].file}-${momentForFile(now)}.${format}`;
  return transaction(async (tx) => {
    const row = await tx.exportRequest.create({
      data: {
        format,
        columns,
        language,
        isWhole,
        isPersonal,
        fileName,
        byId,
        byName,
        resource: kind.name,
        query: asked as Prisma.InputJsonObject,
        purpose: purpose || null,
        createdAt: now,
      },
    });
    await jobs.send(tx, exportQueue, { exportId: row.id });
    await recordAction(tx, {
      actor,
      at: now,
      resource: kind.name,
      recordId: null,
      action: 'export',
      summary: fileName,
      after: { sort: asked.sort, q: asked.q, ...asked.f, format, columns },
      reason: purpose || null,
    });
    return exportRowOf(row, byId);
  });
}
