import { Readable } from 'node:stream';
import type { PermissionKey } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { XLSX_TYPE } from '../../core/export/workbook.ts';
import { holds } from '../../core/identity/holds.ts';
import { filePlace } from '../../core/secrets/places.ts';
import { openFrames } from '../../core/secrets/sealed-frames.ts';
import type { ExportRequest } from '../../generated/prisma/client.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import type { ExportKinds } from './export-kinds.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE };

/** Who lost what it took to ask gets nothing of what they had asked for. */
function assertMayTake(
  context: RequestContext,
  { kindOf }: ExportKinds,
  { resource, isWhole }: ExportRequest,
): void {
  const reveals = kindOf(resource)?.reveals;
  const needed: PermissionKey[] = [
    `${resource}:export` as PermissionKey,
    ...(isWhole && reveals !== undefined ? [reveals] : []),
  ];
  if (!needed.every((key) => holds(context, key))) throw new AppError('FORBIDDEN');
}

/** The file of the caller's own export, while it is kept; told to the audit before the first byte leaves. */
export async function sendExport(context: StaffContext, kinds: ExportKinds, id: string): Promise<RawReply> {
  const { db, clock, actor, vaults, storage } = context;
  const now = clock.now();
  const row = await db.exportRequest.findUnique({ where: { id, byId: context.session.admin.id } });
  const isKept = row !== null && row.state === 'ready' && row.expiresAt !== null && row.expiresAt > now;
  if (!isKept || row.fileKey === null) throw new AppError('NOT_FOUND');
  assertMayTake(context, kinds, row);
  const stored = await storage.privateFiles.readStream(row.fileKey);
  if (stored === null) throw new AppError('NOT_FOUND');
  const told = db.$transaction(async (tx) => {
    await tx.exportRequest.update({
      where: { id },
      data: { downloads: { increment: 1 }, lastDownloadAt: now },
    });
    await recordAction(tx, {
      actor,
      at: now,
      resource: 'exports',
      recordId: id,
      action: 'download_export',
      summary: row.fileName,
      after: { resource: row.resource, sha256: row.sha256 && hexOf(row.sha256) },
    });
  });
  await told.catch((cause: unknown) => {
    stored.destroy();
    throw cause;
  });
  const body = Readable.from(openFrames(vaults.files, stored, filePlace(row.fileKey)), { objectMode: false });
  // Also where nobody took a byte of it.
  body.once('close', () => stored.destroy());
  return new RawReply(body, TYPES[row.format === 'xlsx' ? 'xlsx' : 'csv'], row.fileName);
}
