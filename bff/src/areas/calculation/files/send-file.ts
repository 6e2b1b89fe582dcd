import type { DrawFileKind } from '@fio/contracts';
import { holds } from '../../../core/identity/holds.ts';
import { filePlace } from '../../../core/secrets/places.ts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { RawReply } from '../../../core/request/replies.ts';
import { AppError } from '../../../core/errors.ts';
import { FILE_KINDS, fileName, isSealed, partName } from './file-kinds.ts';
import { recordDownload } from './record-download.ts';

/** The latest ready document of a kind; NOT_FOUND where there is none. */
export async function sendFile(
  context: RequestContext,
  drawId: string,
  kind: DrawFileKind,
): Promise<RawReply> {
  const { db, storage, vaults } = context;
  const sealed = isSealed(kind);
  const found = await db.drawFile.findFirst({
    where: { drawId, kind, state: 'ready' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { draw: { select: { slug: true } } },
  });
  if (found === null) throw new AppError('NOT_FOUND');
  // Its CPFs are whole (docs/decisions/records-in-the-back-office.md).
  if (sealed && !holds(context, 'registrations:whole')) throw new AppError('FORBIDDEN');
  const { fileKey } = found;
  const stored = fileKey === null ? null : await storage.privateFiles.read(fileKey);
  if (fileKey === null || stored === null || found.sha256 === null) throw new AppError('NOT_FOUND');
  const name = fileName(found.draw.slug, kind);
  await recordDownload(context, { drawId, name, sha256: found.sha256 });
  return new RawReply(
    sealed ? vaults.files.open(stored, filePlace(fileKey)) : stored,
    FILE_KINDS[kind].type,
    name,
  );
}

/** One of the participants' files; NOT_FOUND where there is none. */
export async function sendPart(context: RequestContext, drawId: string, part: number): Promise<RawReply> {
  const { db, storage } = context;
  const found = await db.drawListPart.findUnique({
    where: { drawId_part: { drawId, part } },
    select: { fileKey: true, sha256: true, draw: { select: { slug: true } } },
  });
  const bytes = found && (await storage.privateFiles.read(found.fileKey));
  if (!found || !bytes) throw new AppError('NOT_FOUND');
  const name = partName(found.draw.slug, part);
  await recordDownload(context, { drawId, name, sha256: found.sha256 });
  return new RawReply(bytes, 'text/csv; charset=utf-8', name);
}
