import * as z from 'zod/mini';
import {
  CPF_BLOCK_REASONS,
  INVOICE_STATES,
  PRIZE_CHECKS,
  PRIZE_DOCUMENTS,
  PRIZE_REASONS,
  PRIZE_STATES,
  WINNER_STATES,
} from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { decided, prizeDetail } from './prizes.ts';

const FILE_TYPE = z.enum(['image/webp', 'application/pdf']);

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
      /** Those that take part and that were found on it. */
      products: z.array(z.string()),
      /** The type of its photo or PDF, if there is one. */
      file: z.nullable(FILE_TYPE),
    }),
  ),
  /** What the winner sent, oldest first. */
  documents: z.array(
    z.object({
      id: uuid(),
      kind: z.enum(PRIZE_DOCUMENTS),
      type: FILE_TYPE,
      by: z.nullable(z.string()),
      at: instant(),
    }),
  ),
  /** Where the prize goes. */
  address: z.nullable(
    z.object({
      /** CEP, eight digits. */
      zip: z.string(),
      street: z.string(),
      number: z.string(),
      complement: z.string(),
      district: z.string(),
      city: z.string(),
      uf: z.string(),
      by: z.nullable(z.string()),
      updatedAt: instant(),
    }),
  ),
  /** Why their CPF is barred now, and since when. */
  barred: z.nullable(z.object({ reason: z.enum(CPF_BLOCK_REASONS), since: instant() })),
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
  /** What was drawn for the same person, latest first; who waits as a surrogate has won nothing. */
  wins: z.array(z.object({ id: uuid(), title: z.string(), draw: z.string(), state: z.enum(WINNER_STATES) })),
  /** Wins that wait for a decision, this one included. */
  waiting: z.int(),
  /** The lock, if somebody holds it: a key tapped in time keeps it. */
  lock: z.nullable(z.object({ mine: z.boolean(), name: z.string(), until: instant() })),
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
    summary: 'The win that has waited longest for a decision and that nobody else looks at.',
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
  claim: endpoint({
    method: 'POST',
    path: '/admin/validation/:id/claim',
    unkeyed: 'lock',
    access: 'prizes:validate',
    params: idParams,
    response: validationCase,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Locks a waiting win for the caller, or keeps the lock longer; shows whose it is where another has it.',
  }),
  release: endpoint({
    method: 'POST',
    path: '/admin/validation/:id/release',
    unkeyed: 'lock',
    access: 'prizes:validate',
    params: idParams,
    errors: ['NOT_FOUND'],
    summary: "Lets the caller's lock go.",
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/admin/validation/:id/receipt',
    access: 'prizes:validate',
    params: idParams,
    media: 'image',
    errors: ['NOT_FOUND'],
    summary: 'The photo or PDF of the receipt behind a win.',
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
    unkeyed: 'waits',
    decides: 'prizes',
    access: 'prizes:validate',
    freshProof: true,
    body: z.object(decided),
    errors: ['NOT_FOUND', 'CANNOT_SAVE_VALIDATION', 'CANNOT_SEND_CONFIRMATION'],
    summary: 'Validates a win whose checks all hold, and tells the winner.',
  }),
  invalidate: endpoint({
    ...decision,
    path: '/admin/validation/:id/invalidate',
    decides: 'prizes',
    access: 'prizes:invalidate',
    freshProof: true,
    body: z.extend(z.object(decided), { reason: z.enum(PRIZE_REASONS, 'required') }),
    errors: ['NOT_FOUND', 'CANNOT_SAVE_VALIDATION'],
    summary: 'Refuses a win with a reason; its slot is offered again, and the participant is told.',
  }),
};
