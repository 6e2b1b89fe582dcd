import * as z from 'zod/mini';
import { SUGGESTION_STATES, TEXT_SIGNS } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, required, uuid, yesNo } from '../core/fields.ts';
import { resource, versioned } from '../core/resource.ts';
import { suggestionFields } from '../public/suggestions.ts';

const signs = z.array(z.enum([...TEXT_SIGNS, 'duplicate']));
const named = z.object({ id: uuid(), title: z.string() });

/** `score` is 0 to 100: how much to doubt it, from its signs (product/domain.md, 3.25). */
export const suggestionRow = z.object({
  id: uuid(),
  text: z.string(),
  show: named,
  /** The author's name, null when the person has left. */
  author: z.nullable(z.string()),
  state: z.enum(SUGGESTION_STATES),
  score: z.int(),
  signs,
  createdAt: instant(),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

export const suggestionDetail = z.extend(suggestionRow, {
  showId: uuid(),
  /** Masked; whole data is the registrations' own page's. */
  email: z.nullable(z.string()),
  ip: z.string(),
  /** Whose it is; null when the person has left. */
  registrationId: z.nullable(uuid()),
  reason: z.nullable(z.string()),
  poll: z.nullable(named),
  decidedAt: z.nullable(instant()),
  updatedAt: instant(),
});

/** A text of the same series that reads much alike: another suggestion, or a theory. */
export const similarText = z.object({
  kind: z.enum(['suggestion', 'poll']),
  id: uuid(),
  text: z.string(),
  state: z.string(),
  /** 0 to 100. */
  likeness: z.int(),
});

const whole = resource('suggestions', {
  row: suggestionRow,
  detail: suggestionDetail,
  input: z.object(suggestionFields),
  filters: z.strictObject({
    state: z.optional(z.enum(SUGGESTION_STATES, 'invalid')),
    /** Whether staff have decided: those that are new or in review wait for it. */
    decided: z.optional(yesNo()),
    showId: z.optional(uuid()),
    /** Days of America/Sao_Paulo, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
  sorts: ['createdAt', 'score'],
});
/** With `create`, which visitors do and staff don't: for the code that serves all of a resource. */
export type SuggestionResource = typeof whole;

const move = { params: idParams, response: suggestionDetail, errors: ['NOT_FOUND', 'CONFLICT'] as const };
const version = z.object(versioned);

/** The moderation. Each move follows SUGGESTION_TRANSITIONS; any other is CONFLICT. */
export const adminSuggestions = {
  list: whole.list,
  export: whole.export,
  get: whole.get,
  update: whole.update,
  remove: whole.remove,
  similar: endpoint({
    method: 'GET',
    path: '/admin/suggestions/:id/similar',
    access: 'suggestions:view',
    params: idParams,
    response: z.array(similarText),
    errors: ['NOT_FOUND'],
    summary: 'Suggestions and theories of the same series that read alike, most alike first.',
  }),
  review: endpoint({
    method: 'POST',
    path: '/admin/suggestions/:id/review',
    access: 'suggestions:edit',
    body: version,
    bulk: true,
    ...move,
    summary: 'Takes a new suggestion into review, or a decided one back to it.',
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/suggestions/:id/approve',
    access: 'suggestions:validate',
    body: version,
    bulk: true,
    ...move,
    summary: "Publishes a suggestion on its series' page, also a new one, and tells the author.",
  }),
  convert: endpoint({
    method: 'POST',
    path: '/admin/suggestions/:id/convert',
    access: 'suggestions:validate',
    body: version,
    ...move,
    summary: 'Makes a draft poll of a suggestion, also of a new one: its review is noted on the way.',
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/suggestions/:id/reject',
    access: 'suggestions:invalidate',
    body: z.extend(version, { reason: required().check(z.maxLength(500, 'limit')) }),
    ...move,
    summary: 'Refuses a suggestion with a reason that the author reads.',
  }),
  spam: endpoint({
    method: 'POST',
    path: '/admin/suggestions/:id/spam',
    access: 'suggestions:invalidate',
    body: version,
    bulk: true,
    ...move,
    summary: 'Sets a suggestion aside as spam; nobody is written to.',
  }),
};
