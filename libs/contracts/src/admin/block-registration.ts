import * as z from 'zod/mini';
import { CPF_BLOCK_REASONS } from '@fio/domain/cpf-block';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams } from '../core/fields.ts';

/** What staff may give as a reason; `own_request` comes from the deletion of an account alone. */
export const GIVEN_REASONS = CPF_BLOCK_REASONS.filter((reason) => reason !== 'own_request');
export const NOTE_LIMIT = 500;
const note = z.string().check(z.trim(), z.maxLength(NOTE_LIMIT, 'limit'));
export const givenReason = z.enum(GIVEN_REASONS, {
  error: ({ input }) => (input ? 'invalid' : 'required'),
});

/** What a block says beside whom it bars. */
export const blockTerms = { reason: givenReason, note, expiresOn: z.nullable(day()) };

/** One of `cpfBlock`'s, by itself for the page of a person, which needs none of the others. */
export const blockRegistration = endpoint({
  method: 'POST',
  path: '/admin/cpf-block/registrations/:id',
  access: 'cpf-block:create',
  params: idParams,
  body: z.object(blockTerms),
  errors: ['NOT_FOUND', 'CONFLICT'],
  summary: 'Blocks the CPF of somebody who is registered, whoever of the staff sees it masked too.',
});
