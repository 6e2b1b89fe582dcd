import { calculation } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { calculationSource } from './calculation.source.ts';
import { calculationRunOf } from './calculation-run.ts';
import { findDraw } from './draw-record.ts';
import { drawRowOf, loadRows } from './draw-row.ts';
import { drawViewOf } from './draw-view.ts';
import { enterExtraction, withdrawExtraction } from './enter-extraction.ts';
import { freezeDraw } from './freeze-draw.ts';
import { cancelDraw, confirmPostponement } from './postpone-draw.ts';
import { proposePostponement, withdrawPostponement } from './propose-postponement.ts';
import { noteDuty } from './note-duty.ts';
import { accountDraw, publishDraw } from './publish-draw.ts';
import { releasePrizes } from './release-prizes.ts';
import { reviewDraw, sendBack } from './review-draw.ts';
import { runDraw } from './run-draw.ts';
import { writeMinutes } from './write-minutes.ts';

export const calculationRoutes = area(calculation, {
  list: ({ query }, { db, clock }) => {
    const load = (ids: string[]) => loadRows(db, ids);
    return listPage({
      db,
      query,
      load,
      now: clock.now(),
      source: anySource(calculationSource),
      row: drawRowOf,
    });
  },
  get: async ({ params }, context) => drawViewOf(context, await findDraw(context.db, params.id), context.db),
  result: ({ params }, context) => calculationRunOf(context, params.id, params.number),
  freeze: ({ params, body }, context) => freezeDraw(context, { ...params, ...body }),
  extraction: ({ params, body }, context) => enterExtraction(context, params.id, body),
  withdraw: ({ params, body }, context) => withdrawExtraction(context, params.id, body),
  postpone: ({ params, body }, context) => proposePostponement(context, params.id, body),
  confirmPostponement: ({ params, body }, context) => confirmPostponement(context, params.id, body),
  withdrawPostponement: ({ params, body }, context) => withdrawPostponement(context, params.id, body),
  cancel: ({ params, body }, context) => cancelDraw(context, params.id, body),
  release: ({ params, body }, context) => releasePrizes(context, params.id, body),
  run: ({ params, body }, context) => runDraw(context, { ...params, ...body }),
  review: ({ params, body }, context) => reviewDraw(context, { ...params, ...body }),
  sendBack: ({ params, body }, context) => sendBack(context, params.id, body),
  minutes: ({ params, body }, context) => writeMinutes(context, params.id, body),
  duty: ({ params, body }, context) => noteDuty(context, params.id, body),
  publish: ({ params, body }, context) => publishDraw(context, params.id, body),
  account: ({ params, body }, context) => accountDraw(context, params.id, body),
});
