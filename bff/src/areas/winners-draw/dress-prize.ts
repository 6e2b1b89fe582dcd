import type { PictureInput } from '@fio/contracts';
import { audit, claim, find } from '../../core/crud/records.ts';
import { AppError } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { framedData } from '../uploads/index.ts';
import { drawDetailOf } from './draw-record.ts';
import { drawResource } from './winners-draw.resource.ts';

interface Dress {
  readonly id: string;
  readonly prizeId: string;
  readonly version: number;
  readonly picture: PictureInput | null;
}

/** How a prize looks promises nothing: it may be another whatever has become of its draw. */
export function dressPrize(context: StaffContext, { id, prizeId, version, picture }: Dress) {
  return context.transaction(async (tx) => {
    const before = await claim(drawResource, tx, id, version);
    if (!before.prizes.some((prize) => prize.id === prizeId)) throw new AppError('NOT_FOUND');
    await tx.drawPrize.update({ where: { id: prizeId }, data: await framedData(tx, picture) });
    const after = await find(drawResource, tx, id);
    await audit(drawResource, tx, context, { action: 'edit', before, after });
    return drawDetailOf(after, context);
  });
}
