import type { winnersDraw } from '@fio/contracts';
import type { Resource } from '../../core/crud/resource.ts';
import { AppError } from '../../core/errors.ts';
import { drawAudited } from './draw-audited.ts';
import { drawBinding } from './draw-binding.ts';
import { drawDetailOf, type DrawRecord, drawRowOf, loadDraws } from './draw-record.ts';
import { drawSource } from './winners-draw.source.ts';
import { drawData } from './write-draw.ts';

export const drawResource: Resource<typeof winnersDraw, DrawRecord> = {
  name: 'draw',
  source: drawSource,
  model: (tx) => tx.draw,
  load: loadDraws,
  data: drawData,
  guardRemove: ({ state, numbers }) => {
    if (state !== 'draft' || numbers !== null) throw new AppError('CONFLICT');
  },
  row: (draw, { clock }) => drawRowOf(draw, clock.now()),
  detail: drawDetailOf,
  title: ({ title }) => title,
  audited: drawAudited,
  binds: drawBinding,
  unique: { draws_slug_key: { field: 'slug', problem: 'slug_taken' } },
};
