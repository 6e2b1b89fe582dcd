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
import { day, idParams, instant, required, uuid } from '../core/fields.ts';
import { versioned } from '../core/resource.ts';
import { decided, prizeDetail } from './prizes.ts';

/** The largest document that is kept of a win. */
export const PRIZE_FILE_LIMIT_MB = 8;
const line = (limit: number) => required().check(z.maxLength(limit, 'limit'));

/** Where a prize goes. The city is one of its unit. */
export const prizeAddress = z.object({
  /** CEP with or without its mask; comes out as eight digits. */
  zip: z.pipe(
    required().check(z.regex(/^\d{5}-?\d{3}$/, 'zip')),
    z.transform((text) => text.replace('-', '')),
  ),
  street: line(200),
  number: line(20),
  complement: z.string('required').check(z.trim(), z.maxLength(100, 'limit')),
  district: line(100),
  city: line(100),
  uf: required().check(z.regex(/^[A-Z]{2}$/, 'state')),
});

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
  address: z.nullable(
    z.extend(prizeAddress, { zip: z.string(), by: z.nullable(z.string()), updatedAt: instant() }),
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
});

const decision = {
  method: 'POST' as const,
  params: idParams,
  response: prizeDetail,
};

const documentParams = z.extend(idParams, { documentId: uuid() });
/** Of a win that isn't delivered yet; CONFLICT afterwards. */
const collected = {
  access: 'prizes:validate' as const,
  response: validationCase,
  errors: ['NOT_FOUND', 'CONFLICT'] as const,
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
  receipt: endpoint({
    method: 'GET',
    path: '/admin/validation/:id/receipt',
    access: 'prizes:validate',
    params: idParams,
    media: 'image',
    errors: ['NOT_FOUND'],
    summary: 'The photo or PDF of the receipt behind a win.',
  }),
  attach: endpoint({
    ...collected,
    method: 'POST',
    path: '/admin/validation/:id/attach/:kind',
    params: z.extend(idParams, { kind: z.enum(PRIZE_DOCUMENTS, 'invalid') }),
    limit: 'upload',
    media: 'json',
    bodyLimit: PRIZE_FILE_LIMIT_MB * 1024 * 1024,
    status: 201,
    errors: [...collected.errors, 'FILE_LARGE', 'FILE_UNEXPECTED'],
    summary: 'Keeps a document that the winner sent. The body is the file itself.',
  }),
  document: endpoint({
    method: 'GET',
    path: '/admin/validation/:id/documents/:documentId',
    access: 'prizes:validate',
    params: documentParams,
    media: 'image',
    errors: ['NOT_FOUND'],
    summary: 'A document of a winner; that somebody looked at it is audited.',
  }),
  discard: endpoint({
    ...collected,
    method: 'POST',
    path: '/admin/validation/:id/documents/:documentId/discard',
    params: documentParams,
    body: z.object({ ...versioned, reason: required().check(z.maxLength(500, 'limit')) }),
    errors: [...collected.errors, 'CANNOT_SAVE_VALIDATION'],
    summary: 'Removes a document that is the wrong one, with what was checked by it.',
  }),
  address: endpoint({
    ...collected,
    method: 'PUT',
    path: '/admin/validation/:id/address',
    params: idParams,
    body: z.extend(prizeAddress, versioned),
    errors: [...collected.errors, 'CANNOT_SAVE_VALIDATION', 'INVALID_STATE', 'INVALID_CITY'],
    summary: 'Notes where the prize goes.',
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
