import * as z from 'zod/mini';
import { gapsOf, SAC_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { idParams, instant, required, uuid, yesNo } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { SAC_MESSAGE_LIMIT, SAC_SUBJECTS } from '../public/sac.ts';

export const sacRow = z.object({
  id: uuid(),
  protocol: z.string(),
  subject: z.enum(SAC_SUBJECTS),
  state: z.enum(SAC_STATES),
  name: z.string(),
  email: z.string(),
  attachment: z.boolean(),
  /** What an action on this row says it has seen. */
  version: z.int(),
  createdAt: instant(),
  /** When staff first answered; null while nobody has. */
  firstAnsweredAt: z.nullable(instant()),
  updatedAt: instant(),
});

/** How many days back the times to the first answer are counted. */
export const SAC_TIMES_DAYS = 30;

/** How fast messages were first answered; in seconds from their arrival. */
export const sacTimes = z.object({
  /** Those first answered within SAC_TIMES_DAYS. */
  answered: z.int(),
  /** Half of them went faster; null without any. */
  median: z.nullable(z.int()),
  /** Nine of ten went faster. */
  ninth: z.nullable(z.int()),
  /** Nobody has answered these, nor closed them. */
  waiting: z.int(),
  /** When the one that waits longest came. */
  oldest: z.nullable(instant()),
});

export const sacDetail = z.extend(sacRow, {
  language: z.enum(['pt', 'en']),
  /** The registration of whoever wrote while signed in. */
  registrationId: z.nullable(uuid()),
  answeredAt: z.nullable(instant()),
  closedAt: z.nullable(instant()),
  file: z.nullable(z.object({ name: z.string(), type: z.string(), bytes: z.int() })),
  /** Oldest first; a `note` is for staff alone, and the visitor's own have no author. */
  messages: z.array(
    z.object({
      id: uuid(),
      kind: z.enum(['visitor', 'answer', 'note']),
      text: z.string(),
      author: z.nullable(z.string()),
      at: instant(),
    }),
  ),
});

const query = listQuery(
  ['createdAt', 'updatedAt', 'protocol'],
  z.strictObject({
    state: z.optional(z.enum(SAC_STATES, 'invalid')),
    subject: z.optional(z.enum(SAC_SUBJECTS, 'invalid')),
    /** Whether staff have answered. */
    answered: z.optional(yesNo()),
  }),
);

const version = z.object(versioned);
const text = () => required().check(z.maxLength(SAC_MESSAGE_LIMIT, 'limit'));
const written = z.extend(version, { text: text() });
/** Nobody is sent what a template still leaves open. */
const answered = z.extend(version, {
  text: text().check(z.refine((said) => gapsOf(said).length === 0, 'answer_gaps')),
});
const change = {
  method: 'POST' as const,
  access: 'sac:edit' as const,
  params: idParams,
  response: sacDetail,
  errors: ['NOT_FOUND', 'CONFLICT'] as const,
};

/** What staff do with the messages to customer service (docs/decisions/words-of-visitors.md). */
export const adminSac = {
  list: endpoint({
    method: 'GET',
    path: '/admin/sac',
    access: 'sac:list',
    query,
    response: listResponse(sacRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists messages to customer service, latest first.',
  }),
  export: exportEndpoint('sac', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/sac/:id',
    access: 'sac:view',
    params: idParams,
    response: sacDetail,
    errors: ['NOT_FOUND'],
    summary: 'One message with its whole conversation.',
  }),
  times: endpoint({
    method: 'GET',
    path: '/admin/sac-times',
    access: 'sac:list',
    response: sacTimes,
    summary: `How fast messages of the last ${SAC_TIMES_DAYS} days were first answered, and which wait for it.`,
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/admin/sac/:id/attachment',
    access: 'sac:view',
    params: idParams,
    media: 'image',
    errors: ['NOT_FOUND'],
    summary: 'The file that came with a message, to be saved; told to the audit.',
  }),
  answer: endpoint({
    ...change,
    path: '/admin/sac/:id/answer',
    body: answered,
    summary: 'Answers by e-mail.',
  }),
  note: endpoint({
    ...change,
    path: '/admin/sac/:id/note',
    body: written,
    summary: 'Adds a note that only staff see.',
  }),
  wait: endpoint({
    ...change,
    path: '/admin/sac/:id/wait',
    body: version,
    bulk: true,
    summary: 'Marks a message as waiting for somebody else.',
  }),
  close: endpoint({
    ...change,
    path: '/admin/sac/:id/close',
    body: version,
    bulk: true,
    summary: 'Closes a conversation.',
  }),
  reopen: endpoint({
    ...change,
    path: '/admin/sac/:id/reopen',
    body: version,
    bulk: true,
    summary: 'Opens a conversation again.',
  }),
};
