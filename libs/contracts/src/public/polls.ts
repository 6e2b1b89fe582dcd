import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';

export const POLL_TYPES = ['yes_no', 'multiple'] as const;
export const STAMPS = ['confirmed', 'denied', 'invented'] as const;
/** What a visitor can tell apart: scheduled theories are not shown, archived ones neither. */
export const PUBLIC_POLL_STATES = ['open', 'closed', 'resolved'] as const;

/** An address on our own origin with its natural size in pixels, so that the page never jumps. */
export const image = z.object({
  src: z.string(),
  /** In WebP, which every browser reads that runs our scripts, and in AVIF, half as large, for those that know it. */
  srcSet: z.optional(z.string()),
  avifSet: z.optional(z.string()),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Image = z.infer<typeof image>;

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
  /** `ink` and `shade` as `paintedColors` of the series has them; the poster without words, for the title stands beside it. */
  show: z.object({
    slug: z.string(),
    title: z.string(),
    ink: z.string(),
    shade: z.string(),
    poster: z.nullable(image),
  }),
  options: z.array(pollOptionView),
  opensAt: instant(),
  closesAt: z.nullable(instant()),
  featured: z.boolean(),
  correctOptionId: z.nullable(uuid()),
  stamp: z.nullable(z.enum(STAMPS)),
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant()),
  /** How many had it right, with their share of all counted votes; null until the theory is resolved. */
  right: z.nullable(z.object({ votes: z.int(), percent: z.int() })),
  results: pollResults,
});
export type PollView = z.infer<typeof pollView>;

/** Theories one stream may follow: far more than fit on a screen. */
export const MOST_FOLLOWED = 32;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ids = z
  .string('required')
  .check(z.regex(new RegExp(`^${ID}(?:,${ID}){0,${MOST_FOLLOWED - 1}}$`), 'invalid'));

/** The results of theories while they are voted on. */
export const polls = {
  /** Of one visible theory, the same for everybody. */
  results: endpoint({
    method: 'GET',
    path: '/polls/:id/results',
    access: 'public',
    params: idParams,
    response: pollResults,
    errors: ['NOT_FOUND'],
    summary: 'Live results of a theory, never older than one second.',
  }),
  /** A server-sent event per poll and change; the first events say what stands. */
  live: endpoint({
    method: 'GET',
    path: '/polls/live',
    access: 'public',
    media: 'events',
    query: z.strictObject({ ids }),
    response: pollResults,
    errors: ['TOO_MANY_REQUESTS'],
    summary: 'Results of the theories in `ids` (separated by commas) as they change, as server-sent events.',
  }),
};
