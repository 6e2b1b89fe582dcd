import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant } from '../core/fields.ts';
import { calculation } from './calculation.ts';
import { calculationDetail, FREEZE_BLOCKERS } from './calculation-view.ts';

/** What keeps a list from being closed in a rehearsal too: papers and the end of the period it needn't wait for. */
export const REHEARSAL_BLOCKERS = [
  'prizes',
  'rules',
  'pool',
  'empty',
] as const satisfies readonly (typeof FREEZE_BLOCKERS)[number][];

/** The rehearsal as its wizard shows it: the draw's view, of the rehearsal's own row. */
const rehearsed = z.extend(calculationDetail, {
  startedBy: z.string(),
  startedAt: instant(),
  /** Whether both extractions were typed by one person, which a draw doesn't take. */
  isTypedAlone: z.boolean(),
  /** It was taken to where a draw would be published. */
  finishedAt: z.nullable(instant()),
  /** The day on which it is removed by itself. */
  removedOn: day(),
});
export type RehearsedDraw = z.infer<typeof rehearsed>;

export const rehearsalView = z.object({
  title: z.string(),
  /** Whether the draw may be rehearsed: before the hour of its extraction, while nothing of it is done in earnest. */
  isOpen: z.boolean(),
  rehearsal: z.nullable(rehearsed),
});

const path = '/admin/calculation/:id/rehearsal' as const;
const step = {
  method: 'POST' as const,
  params: idParams,
  access: 'calculation:run' as const,
  /** It is people who practise. */
  peopleOnly: true,
  response: calculationDetail,
  errors: ['NOT_FOUND', 'CONFLICT', 'REHEARSAL_OVER'] as const,
};

/**
 * The rehearsal (ensaio) of a draw's calculation: the same steps with the same bodies, on a row of its own. Nothing of it is
 * public, is told to anybody, or reaches the draw. `id` is the draw's, which has one at a time.
 */
export const drawRehearsal = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'calculation:view',
    params: idParams,
    response: rehearsalView,
    errors: ['NOT_FOUND'],
    summary: "A draw's rehearsal with everything its wizard shows; null where there is none.",
  }),
  result: endpoint({
    method: 'GET',
    path: `${path}/runs/:number`,
    access: 'calculation:view',
    params: calculation.result.params,
    response: calculation.result.response,
    errors: ['NOT_FOUND'],
    summary:
      'The latest run of the rehearsal with its trace; of earlier ones no more is kept than their hash.',
  }),
  start: endpoint({
    ...step,
    path,
    status: 201,
    response: rehearsalView,
    summary: 'Begins a rehearsal of a draw that has none.',
  }),
  freeze: endpoint({
    ...step,
    path: `${path}/freeze`,
    status: 202,
    body: calculation.freeze.body,
    errors: [...step.errors, 'DRAW_NOT_READY'],
    summary:
      'Copies the definition and measures the list of all numbers given out so far; no file of it is kept.',
  }),
  extraction: endpoint({
    ...step,
    path: `${path}/extraction`,
    body: calculation.extraction.body,
    summary: 'Notes five prizes, or compares them as the second entry, which the same person may type here.',
  }),
  withdraw: endpoint({
    ...step,
    path: `${path}/withdraw`,
    body: calculation.withdraw.body,
    summary: 'Takes the first entry back.',
  }),
  release: endpoint({
    ...step,
    path: `${path}/release`,
    body: calculation.release.body,
    summary: 'Shows prizes as on the day, to nobody else.',
  }),
  run: endpoint({
    ...step,
    path: `${path}/run`,
    body: calculation.run.body,
    summary: 'Finds who would win, by the calculation that finds who wins.',
  }),
  review: endpoint({
    ...step,
    path: `${path}/review`,
    body: calculation.review.body,
    errors: [...step.errors, 'DRAW_NOT_READY'],
    summary: 'Takes the latest run as right: who would win is listed, and nobody becomes a winner.',
  }),
  sendBack: endpoint({
    ...step,
    path: `${path}/send-back`,
    body: calculation.sendBack.body,
    summary: 'One step back.',
  }),
  minutes: endpoint({
    ...step,
    method: 'PUT',
    path: `${path}/minutes`,
    body: calculation.minutes.body,
    summary: 'Keeps what its minutes need; of CPFs no more than their middle.',
  }),
  publish: endpoint({
    ...step,
    path: `${path}/finish`,
    access: 'calculation:publish',
    body: calculation.publish.body,
    errors: [...step.errors, 'DRAW_NOT_READY'],
    summary: 'Ends it where the draw would be published, by who may publish. Nothing is published.',
  }),
  paper: endpoint({
    method: 'GET',
    path: `${path}/minutes`,
    access: 'calculation:export',
    params: idParams,
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'Its minutes as a page to print, marked as a rehearsal on every sheet.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    access: 'calculation:run',
    peopleOnly: true,
    params: idParams,
    errors: ['NOT_FOUND'],
    summary: 'Removes the rehearsal and all that came of it.',
  }),
};
