import type { AuditedName } from '@fio/contracts/admin/record-pages';
import type { Image } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { imageOf } from './picture-image.ts';
import { pictureKey, storePicture } from './store-picture.ts';

/** Stores the picture that a request's body is; the same file again is the same picture. */
export async function keepPicture(
  { readBody, storage, db, transaction, actor, clock }: RequestContext,
  resource: AuditedName,
): Promise<{ id: string; image: Image }> {
  const bytes = await readBody();
  const known = await db.picture.findUnique({ where: { key: pictureKey(bytes) } });
  if (known) return { id: known.id, image: imageOf(known, '') };
  const stored = await storePicture(storage.publicFiles, bytes);
  return transaction(async (tx) => {
    const { key, width, height } = stored;
    // Two people may send the same file at once.
    const { id } = await tx.picture.upsert({ where: { key }, create: stored, update: {} });
    await recordAction(tx, {
      actor,
      resource,
      at: clock.now(),
      recordId: id,
      action: 'upload',
      summary: key,
      after: { width, height },
    });
    return { id, image: imageOf(stored, '') };
  });
}
