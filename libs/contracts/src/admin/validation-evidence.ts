import * as z from 'zod/mini';
import { PRIZE_DOCUMENTS } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { idParams, required, uuid } from '../core/fields.ts';
import { versioned } from '../core/resource.ts';
import { validationCase } from './validation.ts';

/** The largest document that is kept of a win. */
export const PRIZE_FILE_LIMIT_MB = 8;
const line = (limit: number) => required().check(z.maxLength(limit, 'limit'));

/** Where a prize goes. The city is one of its unit. */
const prizeAddress = z.object({
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

const documentParams = z.extend(idParams, { documentId: uuid() });
/** Of a win that isn't delivered yet; CONFLICT afterwards. */
const collected = {
  access: 'prizes:validate' as const,
  response: validationCase,
  errors: ['NOT_FOUND', 'CONFLICT'] as const,
};

/** What the checks of the validation desk are held against. */
export const validationEvidence = {
  attach: endpoint({
    ...collected,
    method: 'POST',
    path: '/admin/validation/:id/attach/:kind',
    unkeyed: 'file',
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
    unkeyed: 'file',
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
};
