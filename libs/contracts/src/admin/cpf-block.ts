import * as z from 'zod/mini';
import { CPF_BLOCK_REASONS, CPF_BLOCK_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { cpf, day, idParams, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { blockRegistration, blockTerms, NOTE_LIMIT } from './block-registration.ts';

/** Who put a CPF on the list: staff by hand, a file, or its owner by leaving. */
export const CPF_BLOCK_ORIGINS = ['manual', 'import', 'own_request'] as const;

/** Whose registration goes with a CPF. */
const person = z.nullable(z.object({ id: uuid(), name: z.string() }));

export const cpfBlockRow = z.object({
  id: uuid(),
  /** Masked; null where only a keyed hash was kept, as of who asked to be forgotten. */
  cpf: z.nullable(z.string()),
  reason: z.enum(CPF_BLOCK_REASONS),
  origin: z.enum(CPF_BLOCK_ORIGINS),
  state: z.enum(CPF_BLOCK_STATES),
  note: z.string(),
  /** Who blocked it; null: nobody of the staff. */
  by: z.nullable(z.string()),
  createdAt: instant(),
  /** The last day it holds; null: for good. */
  expiresOn: z.nullable(day()),
  /** Whose registration the block stops. */
  registration: person,
  version: z.int(),
});

export const cpfBlockDetail = z.extend(cpfBlockRow, {
  liftedAt: z.nullable(instant()),
  liftedBy: z.nullable(z.string()),
  liftedReason: z.nullable(z.string()),
});

const query = listQuery(
  ['createdAt', 'expiresOn'],
  z.strictObject({
    reason: z.optional(z.enum(CPF_BLOCK_REASONS, 'invalid')),
    origin: z.optional(z.enum(CPF_BLOCK_ORIGINS, 'invalid')),
    state: z.optional(z.enum(CPF_BLOCK_STATES, 'invalid')),
  }),
);

/** The CPFs that may not take part (product/domain.md, 3.15). `q` finds words of the note, a name or a whole CPF. */
export const cpfBlock = {
  list: endpoint({
    method: 'GET',
    path: '/admin/cpf-block',
    access: 'cpf-block:list',
    query,
    response: listResponse(cpfBlockRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists blocked CPFs, latest first.',
  }),
  export: exportEndpoint('cpf-block', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/cpf-block/:id',
    access: 'cpf-block:list',
    params: idParams,
    response: cpfBlockDetail,
    errors: ['NOT_FOUND'],
    summary: 'One block, with when and why it was lifted.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/cpf-block',
    access: 'cpf-block:create',
    body: z.object({ cpf: cpf(), ...blockTerms }),
    status: 201,
    response: cpfBlockDetail,
    summary:
      'Blocks a CPF, also of somebody who is registered: their sessions end. A lifted one is blocked anew.',
  }),
  whom: endpoint({
    method: 'POST',
    path: '/admin/cpf-block/whom',
    unkeyed: 'reads',
    access: 'cpf-block:create',
    // In the body, for addresses are logged.
    body: z.object({ cpf: cpf() }),
    response: z.object({ registration: person }),
    limit: 'whose_cpf',
    summary:
      'Whose registration a block of this CPF would stop; null: nobody is registered with it. The audit is told, and who may not list registrations is shown no whole name.',
  }),
  blockRegistration,
  unblock: endpoint({
    method: 'POST',
    path: '/admin/cpf-block/:id/unblock',
    access: 'cpf-block:unblock',
    params: idParams,
    body: z.object({ ...versioned, reason: required().check(z.maxLength(NOTE_LIMIT, 'limit')) }),
    response: cpfBlockDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Lifts a block with a reason; the CPF may take part again.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/cpf-block/:id',
    access: 'cpf-block:delete',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Takes a block that holds no more off the list.',
  }),
};
