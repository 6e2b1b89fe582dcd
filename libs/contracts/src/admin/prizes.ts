import * as z from 'zod/mini';
import { PRIZE_CHECKS, PRIZE_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { day, chosen, idParams, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { notParticipant } from '../errors/codes.ts';

/** How a prize came about: a slot of a schedule, or given by hand. */
export const PRIZE_ORIGINS = ['instant', 'manual'] as const;
/** How the e-mail about the last decision fares: `kept` is where there is no mail server. */
export const PRIZE_MAIL_STATES = [
  'none',
  'queued',
  'sent',
  'kept',
  'soft_bounced',
  'hard_bounced',
  'failed',
] as const;

const NOTE_LIMIT = 1000;
const note = () => z.nullable(z.string().check(z.trim(), z.maxLength(NOTE_LIMIT, 'limit')));

export const prizeRow = z.object({
  id: uuid(),
  kind: z.object({ id: uuid(), title: z.string() }),
  /** Cents of a real. */
  value: z.int(),
  origin: z.enum(PRIZE_ORIGINS),
  state: z.enum(PRIZE_STATES),
  /** When the slot came up. A moment that lies ahead is told to nobody (docs/decisions/instant-prizes.md). */
  opensAt: z.nullable(instant()),
  /** Of a slot by counter: the participation it comes up with, once that has happened. */
  nth: z.nullable(z.int()),
  claimedAt: z.nullable(instant()),
  participant: z.nullable(z.string()),
  registrationId: z.nullable(uuid()),
  invoiceId: z.nullable(uuid()),
  validator: z.nullable(z.string()),
  mail: z.enum(PRIZE_MAIL_STATES),
  deliveredAt: z.nullable(instant()),
  /** Whether it may go back to pending: its slot has not been won again. */
  reopenable: z.boolean(),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

/** Another prize this one hangs together with. */
const linked = z.object({ id: uuid(), state: z.enum(PRIZE_STATES) });

export const prizeChecklist = z.partialRecord(z.enum(PRIZE_CHECKS), z.boolean());

export const prizeDetail = z.extend(prizeRow, {
  description: z.string(),
  /** Masked; whole data is the registrations' own page's. */
  cpf: z.nullable(z.string()),
  email: z.nullable(z.string()),
  schedule: z.nullable(z.object({ id: uuid(), title: z.string(), slot: z.int() })),
  /** Why it was given by hand, or one of PRIZE_REASONS. */
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  checklist: prizeChecklist,
  validatedAt: z.nullable(instant()),
  /** What the mail server said against the e-mail, last. */
  mailError: z.nullable(z.string()),
  /** The invalid win whose slot this one offers again, and the one that offers this one's. */
  replaces: z.nullable(linked),
  replacedBy: z.nullable(linked),
  /** Oldest first; `by` is null where nobody of staff took the step. */
  events: z.array(
    z.object({
      id: z.string(),
      from: z.nullable(z.enum(PRIZE_STATES)),
      to: z.enum(PRIZE_STATES),
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      note: z.nullable(z.string()),
      at: instant(),
    }),
  ),
});

const filters = z.strictObject({
  state: z.optional(z.enum(PRIZE_STATES, 'invalid')),
  kindId: z.optional(uuid()),
  scheduleId: z.optional(uuid()),
  origin: z.optional(z.enum(PRIZE_ORIGINS, 'invalid')),
  registrationId: z.optional(uuid()),
  /** Days of America/Sao_Paulo on which it was won, both included. */
  from: z.optional(day()),
  to: z.optional(day()),
});
const query = listQuery(['claimedAt', 'opensAt', 'value'], filters);

/** What a decision at the desk leaves behind: what was ticked, and a note that only staff read. */
export const decided = { ...versioned, checklist: prizeChecklist, note: note() };
const action = { method: 'POST' as const, params: idParams, response: prizeDetail };

/** Each move follows PRIZE_TRANSITIONS; any other is CONFLICT. */
export const adminPrizes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/prizes',
    access: 'prizes:list',
    query,
    response: listResponse(prizeRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists slots and prizes, latest won first.',
  }),
  export: exportEndpoint('prizes', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/prizes/:id',
    access: 'prizes:view',
    params: idParams,
    response: prizeDetail,
    errors: ['NOT_FOUND'],
    summary: 'One prize with its history.',
  }),
  give: endpoint({
    method: 'POST',
    path: '/admin/prizes/give',
    access: 'prizes:give',
    freshProof: true,
    /** Who: by CPF, phone or e-mail. */
    body: z.object({
      kindId: chosen(),
      user: required().check(z.maxLength(254, 'limit')),
      reason: required().check(z.maxLength(500, 'limit')),
    }),
    response: prizeDetail,
    status: 201,
    errors: [...notParticipant, 'CPF_BLOCKED', 'USER_BLOCKED', 'CONFLICT'],
    summary: 'Gives a prize by hand, beside any schedule; it waits for validation like a win.',
  }),
  pending: endpoint({
    ...action,
    path: '/admin/prizes/:id/pending',
    bulk: true,
    access: 'prizes:update',
    freshProof: true,
    body: z.extend(z.object(versioned), { note: note() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Takes a decision back, unless it was delivered or its slot won again.',
  }),
  deliver: endpoint({
    ...action,
    path: '/admin/prizes/:id/deliver',
    access: 'prizes:edit',
    freshProof: true,
    /** The receipt of the delivery in words: who took it, tracking code, document. */
    body: z.extend(z.object(versioned), {
      deliveredOn: day(),
      note: required().check(z.maxLength(NOTE_LIMIT, 'limit')),
    }),
    errors: ['NOT_FOUND', 'CONFLICT', 'FUTURE_DATE'],
    summary: 'Notes that a validated prize has reached its winner.',
  }),
  resend: endpoint({
    ...action,
    path: '/admin/prizes/:id/resend',
    unkeyed: 'waits',
    bulk: true,
    access: 'prizes:edit',
    body: z.object(versioned),
    errors: ['NOT_FOUND', 'CONFLICT', 'CANNOT_SEND_CONFIRMATION'],
    summary: 'Sends the e-mail about the last decision again.',
  }),
};
