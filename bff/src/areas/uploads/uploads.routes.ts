import { uploads } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { area } from '../../http/area.ts';
import { imageOf } from './picture-image.ts';
import { storePicture } from './store-picture.ts';

export const uploadRoutes = area(uploads, {
  picture: async (_input, { readBody, storage, transaction, actor, clock }) => {
    const stored = await storePicture(storage, await readBody());
    return transaction(async (tx) => {
      const { id } = await tx.picture.create({ data: stored });
      const { key, width, height } = stored;
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
