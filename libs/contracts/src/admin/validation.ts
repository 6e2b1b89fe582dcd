import * as z from 'zod/mini';
import { INVOICE_STATES, PRIZE_CHECKS, PRIZE_REASONS, PRIZE_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { decided, prizeDetail } from './prizes.ts';

/** All that the desk shows of one win. */
export const validationCase = z.object({
  prize: prizeDetail,
  /** Null once the person has left. CPF and phone are masked without registrations:whole. */
  participant: z.nullable(
    z.object({
      id: uuid(),
      name: z.string(),
      cpf: z.string(),
      email: z.string(),
      phone: z.string(),
      /** null without registrations:whole. */
      birthDate: z.nullable(day()),
      /** In whole years, on the day of the win. */
      age: z.int(),
      place: z.string(),
      since: instant(),
      /** Whether the CPF was barred, or the person, since. */
      blocked: z.boolean(),
    }),
  ),
  /** What it was won with; null of a prize given by hand. */
  invoice: z.nullable(
    z.object({
      id: uuid(),
      state: z.enum(INVOICE_STATES),
      key: z.nullable(z.string()),
      cnpj: z.nullable(z.string()),
      number: z.nullable(z.string()),
      purchasedOn: z.nullable(day()),
      value: z.nullable(z.int()),
      /** The type of its photo or PDF, if there is one. */
      file: z.nullable(z.enum(['image/webp', 'application/pdf'])),
    }),
  ),
  /** The checks that mean something for this prize, in the order of the desk. */
  checks: z.array(z.enum(PRIZE_CHECKS)),
  /** Everything else the same person won, latest first. */
  others: z.array(
    z.object({
      id: uuid(),
      title: z.string(),
      state: z.enum(PRIZE_STATES),
      claimedAt: z.nullable(instant()),
    }),
  ),
  /** Wins that wait for a decision, this one included. */
  waiting: z.int(),
});

const decision = {
  method: 'POST' as const,
  params: idParams,
  response: prizeDetail,
};

/** The validation desk (product/domain.md, 3.8; docs/decisions/instant-prizes.md). */
export const validation = {
  next: endpoint({
    method: 'GET',
    path: '/admin/validation',
    access: 'prizes:validate',
    /** The one just left: the queue goes on behind it, and begins anew at its end. */
    query: z.strictObject({ after: z.optional(uuid()) }),
    response: z.object({ id: z.nullable(uuid()), waiting: z.int() }),
    errors: ['INVALID_QUERY'],
    summary: 'The win that has waited longest for a decision.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/validation/:id',
    access: 'prizes:validate',
    params: idParams,
    response: validationCase,
    errors: ['NOT_FOUND'],
    summary: 'A win with its participant, its receipt and what else the person won.',
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/validation/:id',
    access: 'prizes:validate',
    params: idParams,
    body: z.object(decided),
    response: prizeDetail,
    errors: ['NOT_FOUND', 'CANNOT_SAVE_VALIDATION'],
    summary: 'Keeps what was ticked and noted so far; decides nothing.',
  }),
  validate: endpoint({
    ...decision,
    path: '/admin/validation/:id/validate',
    access: 'prizes:validate',
    freshProof: true,
    body: z.object(decided),
    errors: ['NOT_FOUND', 'CANNOT_SAVE_VALIDATION', 'CANNOT_SEND_CONFIRMATION'],
    summary: 'Validates a win whose checks all hold, and tells the winner.',
  }),
  invalidate: endpoint({
    ...decision,
    path: '/admin/validation/:id/invalidate',
    access: 'prizes:invalidate',
    freshProof: true,
    body: z.extend(z.object(decided), { reason: z.enum(PRIZE_REASONS, 'required') }),
    errors: ['NOT_FOUND', 'CANNOT_SAVE_VALIDATION'],
    summary: 'Refuses a win with a reason; its slot is offered again, and the participant is told.',
  }),
};
