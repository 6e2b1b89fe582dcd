import { uploads } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { area } from '../../http/area.ts';
import { imageOf } from './picture-image.ts';
import { pictureKey, storePicture } from './store-picture.ts';

export const uploadRoutes = area(uploads, {
  picture: async (_input, { readBody, storage, db, transaction, actor, clock }) => {
    const bytes = await readBody();
    const known = await db.picture.findUnique({ where: { key: pictureKey(bytes) } });
    if (known) return { id: known.id, image: imageOf(known, '') };
    const stored = await storePicture(storage, bytes);
    return transaction(async (tx) => {
      const { key, width, height } = stored;
      // Two people may send the same file at once.
      const { id } = await tx.picture.upsert({ where: { key }, create: stored, update: {} });
      await recordAction(tx, {
        actor,
        at: clock.now(),
        resource: 'shows',
        recordId: id,
        action: 'upload',
        summary: key,
        after: { width, height },
      });
      return { id, image: imageOf(stored, '') };
    });
  },
});
