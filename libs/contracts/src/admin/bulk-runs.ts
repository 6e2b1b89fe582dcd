import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, required, uuid, version } from '../core/fields.ts';
import { listName, listSearch } from './list-views.ts';

/** So many records one run takes; a list that finds more has to be narrowed. */
export const BULK_LIMIT = 10_000;
/** So many refused records are named. */
export const BULK_REFUSALS = 100;
/** So many ticked records one run takes: a page of a list and some. */
export const BULK_SELECTION = 200;
/** So many of what a search finds are looked at beforehand, and the rest of a page. */
export const BULK_LOOKED_AT = 1_000;
/** So many that can't be done are named beforehand. */
export const BULK_PREVIEWED = 10;
/** How long a run waits before its first record, to be undone as a whole. */
export const BULK_UNDO_MS = 10_000;
/** The same of one decision at a desk. */
export const DECISION_UNDO_MS = 5_000;

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
  /** Its first record is done then, and until then it can be undone as a whole. */
  startsAt: instant(),
  /** The record whose decision at a desk it is. */
  decides: z.nullable(z.string()),
  finishedAt: z.nullable(instant()),
});
export type BulkRun = z.infer<typeof bulkRun>;

export const bulkRunDetail = z.extend(bulkRun, {
  /** The first BULK_REFUSALS records that could not be done, each with the reason in the caller's language. */
  refusals: z.array(z.object({ id: z.string(), name: z.string(), code: z.string(), reason: z.string() })),
});
export type BulkRunDetail = z.infer<typeof bulkRunDetail>;

const recordId = z.string('required').check(z.maxLength(60, 'limit'));
/** The body of the action's endpoint without the version, as its form sends it. */
const values = z.record(z.string().check(z.maxLength(60, 'limit')), z.unknown());

/** What an action is to be done to. */
const order = {
  list: listName,
  action: required().check(z.maxLength(120, 'limit')),
  search: listSearch,
  /** How many the person was told there are: with any other number the run does nothing. */
  expected: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(BULK_LIMIT, 'invalid')),
};

/** What an endpoint that decides at a desk may refuse with; a test compares. */
const refusedWith = [
  ...(['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'INVOICE_HELD', 'INVALID_INVOICE', 'INVALID_PRODUCT'] as const),
  ...(['INVALID_DATE', 'FUTURE_DATE', 'NUMBER_FOUND', 'CPF_BLOCKED', 'LUCK_NUMBERS_REACHED'] as const),
  ...(['CANNOT_SAVE_VALIDATION', 'CANNOT_SEND_CONFIRMATION'] as const),
];

/** The worker does one action to many records; whoever started it sees it and nobody else. */
export const bulkRuns = {
  preview: endpoint({
    method: 'POST',
    path: '/admin/bulk-runs/preview',
    unkeyed: 'reads',
    access: 'session',
    body: z.object(order),
    response: z.object({
      /** Of how many the others speak: all, or the first BULK_LOOKED_AT of more. */
      looked: z.int(),
      able: z.int(),
      unable: z.int(),
      /** The first BULK_PREVIEWED that can't be done, by name. */
      names: z.array(z.string()),
    }),
    errors: ['FORBIDDEN', 'CONFLICT'],
    summary: 'How many of the records a filter finds an action can be done to, and which it can’t.',
  }),
  start: endpoint({
    method: 'POST',
    path: '/admin/bulk-runs',
    access: 'session',
    body: z.object({
      ...order,
      /**
       * Those that were ticked, instead of all the search finds, each with the version it was seen with. Which of them an
       * action over many is done to, and what they are called, the list itself says when their time comes.
       */
      selected: z.optional(
        z
          .array(z.object({ id: recordId, version: version() }))
          .check(z.minLength(1, 'required'), z.maxLength(BULK_SELECTION, 'limit')),
      ),
      values: z.optional(values),
    }),
    status: 202,
    response: bulkRun,
    errors: ['FORBIDDEN', 'CONFLICT'],
    summary:
      'Runs an action on the records that are named, or on all that a filter finds; it begins after a while.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/bulk-runs/decisions',
    access: 'session',
    body: z.object({
      list: listName,
      /** The path of an endpoint that decides records of the list. */
      action: required().check(z.maxLength(120, 'limit')),
      id: recordId,
      version: version(),
      values,
    }),
    status: 202,
    response: bulkRun,
    errors: refusedWith,
    summary:
      'Takes a decision at a desk, refusing it as its own endpoint would; it takes effect after a while.',
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
    summary: 'Undoes a run that has not begun, or stops one before its next record; what is done stays done.',
  }),
};
