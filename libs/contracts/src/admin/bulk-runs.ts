import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, required, uuid } from '../core/fields.ts';
import { listName, listSearch } from './list-views.ts';

/** So many records one run takes; a list that finds more has to be narrowed. */
export const BULK_LIMIT = 10_000;
/** So many refused records are named. */
export const BULK_REFUSALS = 100;

export const BULK_STATES = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;
export type BulkState = (typeof BULK_STATES)[number];
/** Why a run failed as a whole: other records than were counted, more than one takes, rights lost, our own mistake. */
export const BULK_PROBLEMS = ['changed', 'limit', 'forbidden', 'internal'] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

export const bulkRun = z.object({
  id: uuid(),
  list: z.string(),
  /** The path of the action's endpoint. */
  action: z.string(),
  state: z.enum(BULK_STATES),
  problem: z.nullable(z.enum(BULK_PROBLEMS)),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  createdAt: instant(),
  finishedAt: z.nullable(instant()),
});
export type BulkRun = z.infer<typeof bulkRun>;

export const bulkRunDetail = z.extend(bulkRun, {
  /** The first BULK_REFUSALS records that could not be done, each with the reason in the caller's language. */
  refusals: z.array(z.object({ id: uuid(), name: z.string(), code: z.string(), reason: z.string() })),
});
export type BulkRunDetail = z.infer<typeof bulkRunDetail>;

/** One action on all the records a filter finds, by the worker; whoever started it sees it and nobody else. */
export const bulkRuns = {
  start: endpoint({
    method: 'POST',
    path: '/admin/bulk-runs',
    access: 'session',
    body: z.object({
      list: listName,
      action: required().check(z.maxLength(120, 'limit')),
      search: listSearch,
      /** How many the person was told there are: with any other number the run does nothing. */
      expected: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(BULK_LIMIT, 'invalid')),
    }),
    status: 202,
    response: bulkRun,
    errors: ['FORBIDDEN', 'CONFLICT'],
    idempotent: true,
    summary: 'Runs an action on all the records a filter finds.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/bulk-runs',
    access: 'session',
    response: z.object({ items: z.array(bulkRun) }),
    summary: 'The caller’s latest runs, the last one first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/bulk-runs/:id',
    access: 'session',
    params: idParams,
    response: bulkRunDetail,
    errors: ['NOT_FOUND'],
    summary: 'How far a run is, and what it could not do.',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/admin/bulk-runs/:id/cancel',
    access: 'session',
    params: idParams,
    response: bulkRun,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Stops a run before its next record; what is done stays done.',
  }),
};
