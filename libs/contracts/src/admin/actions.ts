import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { instant, uuid } from '../core/fields.ts';
import { largeListQuery } from '../core/large-list.ts';
import { listResponse } from '../core/list.ts';
import { ADMIN_TYPES } from '../permissions.ts';

export const actionRow = z.object({
  id: z.string(),
  at: instant(),
  actorId: z.nullable(uuid()),
  actorName: z.string(),
  actorType: z.nullable(z.enum(ADMIN_TYPES)),
  ip: z.nullable(z.string()),
  resource: z.string(),
  recordId: z.nullable(z.string()),
  action: z.string(),
  summary: z.string(),
});

/** A picture, a video or captions that a text names: where it is, and what to show of a picture. */
export const namedFile = z.object({
  name: z.string(),
  href: z.string(),
  thumbnail: z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
});

/** `before` and `after` are texts ready to read; a field absent on one side is null. */
export const fieldDifference = z.object({
  field: z.string(),
  /** What the field is called, in the language asked for, where the record's own area says it. */
  word: z.optional(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The files that those texts name, of such as are still kept. */
  beforeFiles: z.optional(z.array(namedFile)),
  afterFiles: z.optional(z.array(namedFile)),
});

export const actionDetail = z.extend(actionRow, {
  userAgent: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  differences: z.array(fieldDifference),
  previousHash: z.string(),
  hash: z.string(),
  /** Whether it follows from the action before it, computed anew. */
  follows: z.boolean(),
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'));
const number = z.string().check(z.regex(/^\d{1,18}$/, 'invalid'));
const query = largeListQuery(
  ['at'],
  z.strictObject({
    resource: z.optional(z.string().check(z.maxLength(40, 'invalid'))),
    action: z.optional(z.string().check(z.maxLength(40, 'invalid'))),
    actorId: z.optional(uuid()),
    recordId: z.optional(z.string().check(z.maxLength(64, 'invalid'))),
    /** Days of America/Sao_Paulo, both included. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  {},
  number,
);

/**
 * The audit: append-only and hash-chained, so it has neither edit nor delete. `q` finds words that follow each other in
 * the summary, the last one by its beginning, who did it by a name, and an address or a record's code as a whole.
 */
export const actions = {
  list: endpoint({
    method: 'GET',
    path: '/admin/actions',
    access: 'actions:list',
    query,
    response: listResponse(actionRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists what staff did, latest first.',
  }),
  export: exportEndpoint('actions', query),
  actors: endpoint({
    method: 'GET',
    path: '/admin/actions/actors',
    access: 'actions:list',
    response: z.object({ items: z.array(z.object({ id: uuid(), name: z.string() })) }),
    summary: 'Lists the staff that the audit can be filtered by, by name.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/actions/:id',
    access: 'actions:view',
    params: z.object({ id: number }),
    response: actionDetail,
    errors: ['NOT_FOUND'],
    summary: 'One action with its field differences.',
  }),
  since: endpoint({
    method: 'GET',
    path: '/admin/actions/:id/since/:earlier',
    access: 'actions:view',
    params: z.object({ id: number, earlier: number }),
    response: z.object({ differences: z.array(fieldDifference) }),
    errors: ['NOT_FOUND'],
    summary: 'What became of one record between two of its actions: how it stood after each.',
  }),
};
