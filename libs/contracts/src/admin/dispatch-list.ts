import * as z from 'zod/mini';
import { DISPATCH_KINDS, DISPATCH_STATES, MAIL_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { chosen, idParams, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { audience, audienceSample } from './dispatch-audience.ts';

/** Messages a minute: the slowest and the fastest a dispatch may be sent. */
export const SLOWEST_DISPATCH = 1;
export const FASTEST_DISPATCH = 60_000;

const kind = z.enum(DISPATCH_KINDS, { error: ({ input }) => (input ? 'invalid' : 'required') });

/** How many of a dispatch's messages are in each state; those that none is in are left out. */
const counts = z.partialRecord(z.enum(MAIL_STATES), z.int());
export type DispatchCounts = z.output<typeof counts>;

export const dispatchRow = z.object({
  id: uuid(),
  title: z.string(),
  kind: z.enum(DISPATCH_KINDS),
  state: z.enum(DISPATCH_STATES),
  template: z.object({ id: uuid(), name: z.string(), number: z.int() }),
  /** When it is due; null until it is scheduled or begun. */
  startsAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  /** Everybody it was or will be written to, once they are gathered. */
  total: z.int(),
  counts,
  createdAt: instant(),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

/** The trouble of a dispatch that was cancelled when it was due, because its letter was out of use by then. */
export const LETTER_TAKEN_BACK = 'letter_taken_back';

export const dispatchDetail = z.extend(dispatchRow, {
  language: z.enum(['pt', 'en']),
  perMinute: z.int(),
  audience,
  except: z.nullable(z.object({ id: uuid(), title: z.string() })),
  by: z.string(),
  /** Why nothing goes out: LETTER_TAKEN_BACK, or the mail server's own words. */
  trouble: z.nullable(z.string()),
});

export const dispatchInput = z.object({
  title: required().check(z.maxLength(120, 'limit')),
  kind,
  /** A published letter of a campaign. */
  templateId: chosen(),
  language: z.enum(['pt', 'en'], 'invalid'),
  perMinute: z
    .int('required')
    .check(z.minimum(SLOWEST_DISPATCH, 'number'), z.maximum(FASTEST_DISPATCH, 'number')),
  audience,
});

const base = '/admin/dispatches/dispatch-list';
const step = {
  method: 'POST',
  access: 'dispatches:run',
  params: idParams,
  body: z.object(versioned),
  response: dispatchDetail,
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const;

/** Letters to an audience (product/domain.md, 3.17). Each move follows DISPATCH_TRANSITIONS; any other is CONFLICT. */
export const dispatchList = {
  list: endpoint({
    method: 'GET',
    path: base,
    access: 'dispatches:list',
    query: listQuery(
      ['createdAt', 'startsAt', 'title'],
      z.strictObject({
        state: z.optional(z.enum(DISPATCH_STATES, 'invalid')),
        kind: z.optional(z.enum(DISPATCH_KINDS, 'invalid')),
      }),
    ),
    response: listResponse(dispatchRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists dispatches, latest first.',
  }),
  count: endpoint({
    method: 'POST',
    path: '/admin/dispatches/audience',
    unkeyed: 'reads',
    access: 'dispatches:create',
    body: z.object({ kind, audience }),
    response: z.object({
      /** Whom the filter finds, of those who may take part. */
      found: z.int(),
      /** Of these, who has not consented to marketing (for marketing), and whose address bounced before. */
      withoutConsent: z.int(),
      suppressed: z.int(),
      /** Who would get it now. */
      readers: z.int(),
    }),
    errors: ['FORBIDDEN'],
    summary: 'How many people a dispatch would reach now.',
  }),
  sample: endpoint({
    method: 'POST',
    path: '/admin/dispatches/audience/sample',
    unkeyed: 'reads',
    access: 'dispatches:create',
    limit: 'audience_sample',
    body: z.object({ kind, audience }),
    response: audienceSample,
    errors: ['FORBIDDEN'],
    summary: 'A few of whom a dispatch would reach and leave out now, masked; told to the audit.',
  }),
  templates: endpoint({
    method: 'GET',
    path: '/admin/dispatches/templates',
    access: 'dispatches:create',
    response: z.object({
      items: z.array(
        z.object({
          id: uuid(),
          name: z.string(),
          number: z.int(),
          subject: z.string(),
          /** Without, a dispatch in English goes out in Portuguese. */
          hasEnglish: z.boolean(),
        }),
      ),
    }),
    summary: 'The published letters of campaigns.',
  }),
  get: endpoint({
    method: 'GET',
    path: `${base}/:id`,
    access: 'dispatches:view',
    params: idParams,
    response: dispatchDetail,
    errors: ['NOT_FOUND'],
    summary: 'One dispatch and how far it is.',
  }),
  create: endpoint({
    method: 'POST',
    path: base,
    access: 'dispatches:create',
    body: dispatchInput,
    status: 201,
    response: dispatchDetail,
    errors: ['FORBIDDEN'],
    summary: 'Writes a draft of a dispatch; nothing is sent.',
  }),
  update: endpoint({
    method: 'PUT',
    path: `${base}/:id`,
    access: 'dispatches:create',
    params: idParams,
    body: z.extend(dispatchInput, versioned),
    response: dispatchDetail,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    summary: 'Changes a draft.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${base}/:id`,
    access: 'dispatches:delete',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes a draft.',
  }),
  run: endpoint({
    ...step,
    path: `${base}/:id/run`,
    body: z.object({
      ...versioned,
      /** When it begins; null: now. Its readers are gathered then, not before. */
      startsAt: z.nullable(instant()),
    }),
    summary: 'Schedules a draft or begins it at once.',
  }),
  withdraw: endpoint({
    ...step,
    path: `${base}/:id/withdraw`,
    bulk: true,
    summary: 'Takes a scheduled dispatch back to a draft.',
  }),
  pause: endpoint({
    ...step,
    path: `${base}/:id/pause`,
    bulk: true,
    summary: 'Holds a dispatch: what is on its way arrives, and nothing more leaves.',
  }),
  resume: endpoint({
    ...step,
    path: `${base}/:id/resume`,
    bulk: true,
    summary: 'Goes on where a dispatch was held.',
  }),
  cancel: endpoint({
    ...step,
    path: `${base}/:id/cancel`,
    bulk: true,
    summary: 'Ends a dispatch for good: who has not been written to will not be.',
  }),
};
