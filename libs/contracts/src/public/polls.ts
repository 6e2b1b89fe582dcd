import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';

export const POLL_TYPES = ['yes_no', 'multiple'] as const;
export const STAMPS = ['confirmed', 'denied', 'invented'] as const;
/** What a visitor can tell apart: scheduled theories are not shown, archived ones neither. */
export const PUBLIC_POLL_STATES = ['open', 'closed', 'resolved'] as const;

export const pollOptionView = z.object({ id: uuid(), label: z.string() });

/** Counts of one poll, at most one second old. `counts` has one entry per option, in the options' order. */
export const pollResults = z.object({
  pollId: uuid(),
  state: z.enum(PUBLIC_POLL_STATES),
  total: z.int(),
  counts: z.array(z.object({ optionId: uuid(), votes: z.int() })),
});
export type PollResults = z.infer<typeof pollResults>;

export const pollView = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  type: z.enum(POLL_TYPES),
  state: z.enum(PUBLIC_POLL_STATES),
  show: z.object({ slug: z.string(), title: z.string() }),
  options: z.array(pollOptionView),
  opensAt: instant(),
  closesAt: z.nullable(instant()),
  featured: z.boolean(),
  correctOptionId: z.nullable(uuid()),
  stamp: z.nullable(z.enum(STAMPS)),
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant()),
  results: pollResults,
});
export type PollView = z.infer<typeof pollView>;

export const polls = {
  /** Pre-serialised by the server: the live results of one visible poll. */
  results: endpoint({
    method: 'GET',
    path: '/polls/:id/results',
    access: 'public',
    params: idParams,
    response: pollResults,
    errors: ['NOT_FOUND'],
    summary: 'Live results of a theory, never older than one second.',
  }),
};
