import { drawRehearsal } from '@fio/contracts';
import { area } from '../../../core/request/routes.ts';
import { AppError } from '../../../core/errors.ts';
import { runViewOf } from '../calculation-run.ts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { mustRehearse } from './rehearsal-record.ts';
import { rehearsalPaper } from './rehearsal-paper.ts';
import { rehearsalViewOf } from './rehearsal-view.ts';
import { finishRehearsal, rehearseMinutes, removeRehearsal, startRehearsal } from './rehearse-end.ts';
import { rehearseExtraction, rehearseRelease, withdrawRehearsed } from './rehearse-extraction.ts';
import { rehearseFreeze } from './rehearse-list.ts';
import { rehearseReview, rehearseRun, sendRehearsalBack } from './rehearse-result.ts';

/** The latest run with its trace; NOT_FOUND of any other. */
async function rehearsedRunOf(context: RequestContext, drawId: string, number: number) {
  const { rehearsal } = await mustRehearse(context.db, drawId);
  const run = rehearsal.runs.at(-1);
  if (run?.number !== number || rehearsal.result === null) throw new AppError('NOT_FOUND');
  return runViewOf(context, drawId, { ...run, at: new Date(run.at), result: rehearsal.result });
}

export const rehearsalRoutes = area(drawRehearsal, {
  get: ({ params }, context) => rehearsalViewOf(context, context.db, params.id),
  result: ({ params }, context) => rehearsedRunOf(context, params.id, params.number),
  start: ({ params }, context) => startRehearsal(context, params.id),
  freeze: ({ params, body }, context) => rehearseFreeze(context, { ...params, ...body }),
  extraction: ({ params, body }, context) => rehearseExtraction(context, params.id, body),
  withdraw: ({ params, body }, context) => withdrawRehearsed(context, params.id, body),
  release: ({ params, body }, context) => rehearseRelease(context, params.id, body),
  run: ({ params, body }, context) => rehearseRun(context, { ...params, ...body }),
  review: ({ params, body }, context) => rehearseReview(context, { ...params, ...body }),
  sendBack: ({ params, body }, context) => sendRehearsalBack(context, params.id, body),
  minutes: ({ params, body }, context) => rehearseMinutes(context, params.id, body),
  publish: ({ params, body }, context) => finishRehearsal(context, params.id, body),
  paper: ({ params }, context) => rehearsalPaper(context, params.id),
  remove: ({ params }, context) => removeRehearsal(context, params.id),
});
