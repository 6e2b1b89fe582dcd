import * as z from 'zod/mini';
import { POLL_STATES } from '@fio/domain';
import { chosen, idParams, instant, required, slug, title, uuid } from '../core/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { resource, versioned } from '../core/resource.ts';
import { POLL_TYPES, STAMPS } from '../public/polls.ts';

const state = z.enum(POLL_STATES);

/** `state` is the effective one at the moment of the answer: a scheduled poll past its opening reads open. */
export const pollRow = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  show: z.object({ id: uuid(), title: z.string(), slug: z.string() }),
  type: z.enum(POLL_TYPES),
  state,
  opensAt: z.nullable(instant()),
  closesAt: z.nullable(instant()),
  votes: z.int(),
  /** Counted apart, and nobody has decided on them yet. */
  suspicious: z.int(),
  featured: z.boolean(),
  /** What an action on this row says it has seen. */
  version: z.int(),
  updatedAt: instant(),
});

export const pollDetail = z.extend(pollRow, {
  showId: uuid(),
  options: z.array(z.object({ id: uuid(), label: z.string(), votes: z.int() })),
  correctOptionId: z.nullable(uuid()),
  stamp: z.nullable(z.enum(STAMPS)),
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant()),
  /** The suggestions that became it, oldest first, at most ten. */
  suggestions: z.array(z.object({ id: uuid(), text: z.string() })),
  createdAt: instant(),
});

const optionInput = z.object({ id: z.optional(uuid()), label: required().check(z.maxLength(120, 'limit')) });

/** A yes/no poll takes no options: the server gives Sim and Não. After the first vote options only grow. */
export const pollInput = z.object({
  showId: chosen(),
  title: title(),
  slug: slug(),
  type: z.enum(POLL_TYPES, 'invalid'),
  options: z.array(optionInput).check(z.maxLength(20, 'limit')),
  opensAt: z.nullable(instant()),
  closesAt: z.nullable(instant()),
  featured: z.boolean(),
});

export const pollChart = z.object({
  total: z.int(),
  options: z.array(z.object({ id: uuid(), label: z.string(), votes: z.int(), percent: z.int() })),
  /** Votes per hour in America/Sao_Paulo, the last 48 hours with votes, oldest first. */
  hours: z.array(z.object({ hour: instant(), votes: z.int() })),
});

/** Why a vote was counted apart: bursts of one address, further accounts on one device. */
export const SUSPICIONS = ['address', 'device'] as const;
export const VOTE_DECISIONS = ['released', 'annulled'] as const;
/** How many suspicious votes are shown, and decided on one by one, at once. */
export const MOST_SUSPICIOUS = 100;

const suspiciousVotes = z.object({
  /** Of every reason, also without any: how many wait, and what became of the others. */
  counts: z.array(
    z.object({ reason: z.enum(SUSPICIONS), waiting: z.int(), released: z.int(), annulled: z.int() }),
  ),
  /** Those that wait first, the latest first, at most MOST_SUSPICIOUS. */
  items: z.array(
    z.object({
      voterId: uuid(),
      /** First name and initial; null once the voter has had their data erased. */
      voter: z.nullable(z.string()),
      option: z.string(),
      votedAt: instant(),
      reason: z.enum(SUSPICIONS),
      decision: z.nullable(z.enum(VOTE_DECISIONS)),
      /** From where the voter last signed in; null when that is not kept any more. */
      address: z.nullable(z.string()),
    }),
  ),
});

const change = { params: idParams, response: pollDetail, errors: ['NOT_FOUND', 'CONFLICT'] as const };
const version = z.object(versioned);

/** Theories: written, opened, closed and resolved by staff. */
export const adminPolls = {
  ...resource('polls', {
    row: pollRow,
    detail: pollDetail,
    input: pollInput,
    errors: ['CONFLICT', 'INVALID_DATE'],
    filters: z.strictObject({
      state: z.optional(z.enum(POLL_STATES, 'invalid')),
      showId: z.optional(uuid()),
      type: z.optional(z.enum(POLL_TYPES, 'invalid')),
      suspicious: z.optional(z.literal('waiting', 'invalid')),
    }),
    sorts: ['title', 'opensAt', 'closesAt', 'votes', 'updatedAt'],
  }),
  results: endpoint({
    method: 'GET',
    path: '/admin/polls/:id/results',
    access: 'polls:view',
    params: idParams,
    response: pollChart,
    errors: ['NOT_FOUND'],
    summary: 'Votes by option and by hour.',
  }),
  suspicious: endpoint({
    method: 'GET',
    path: '/admin/polls/:id/suspicious-votes',
    access: 'polls:view',
    params: idParams,
    response: suspiciousVotes,
    errors: ['NOT_FOUND'],
    summary: 'Votes counted apart, with their reasons and what was decided.',
  }),
  decideSuspicious: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/suspicious-votes',
    access: 'polls:edit',
    params: idParams,
    body: z.object({
      decision: z.enum(VOTE_DECISIONS, 'invalid'),
      reason: required().check(z.maxLength(1000, 'limit')),
      /** These, decided before or not; without them all that wait. */
      voterIds: z.optional(
        z.array(uuid()).check(z.minLength(1, 'required'), z.maxLength(MOST_SUSPICIOUS, 'limit')),
      ),
    }),
    response: z.object({ decided: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Lets suspicious votes count, or never count, with a reason; the totals follow in the same commit.',
  }),
  open: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/open',
    access: 'polls:disable_or_enable',
    body: version,
    bulk: true,
    ...change,
    summary: 'Opens a draft, scheduled or closed theory now, or schedules it when its opening lies ahead.',
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/close',
    access: 'polls:disable_or_enable',
    body: version,
    bulk: true,
    ...change,
    summary: 'Closes an open theory: from here no vote is accepted.',
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/resolve',
    access: 'polls:edit',
    body: z.extend(version, {
      correctOptionId: chosen(),
      stamp: z.enum(STAMPS, { error: ({ input }) => (input ? 'invalid' : 'required') }),
      note: required().check(z.maxLength(1000, 'limit')),
    }),
    ...change,
    summary: 'Records the true answer of a closed theory.',
  }),
  archive: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/archive',
    access: 'polls:disable_or_enable',
    body: version,
    bulk: true,
    ...change,
    summary: 'Takes a draft, closed or resolved theory out of the public site.',
  }),
};
