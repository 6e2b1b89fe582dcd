import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, title, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { keptPicture, pictureInput } from '../core/picture.ts';
import { versioned } from '../core/resource.ts';
import { pictureUpload } from './uploads.ts';

const DESCRIPTION_LIMIT = 1000;
/** One million reais, in cents. */
const VALUE_LIMIT = 100_000_000;

/** What can be won, with how many slots and prizes there are of it. */
export const prizeKindRow = z.object({
  id: uuid(),
  title: z.string(),
  /** Cents of a real. */
  value: z.int(),
  position: z.int(),
  slots: z.int(),
  won: z.int(),
  updatedAt: instant(),
});

export const prizeKindDetail = z.extend(prizeKindRow, {
  description: z.string(),
  picture: z.nullable(keptPicture),
  version: z.int(),
  createdAt: instant(),
});

export const prizeKindInput = z.object({
  title: title(),
  description: z.string('required').check(z.trim(), z.maxLength(DESCRIPTION_LIMIT, 'limit')),
  value: z.int('required').check(z.minimum(1, 'price'), z.maximum(VALUE_LIMIT, 'number')),
  position: z.int('required').check(z.minimum(0, 'number'), z.maximum(1000, 'number')),
  picture: z.nullable(pictureInput),
});

/** Kinds are the prizes' business: their permissions are the prizes' own. */
export const prizeKinds = {
  list: endpoint({
    method: 'GET',
    path: '/admin/prizes/kinds',
    access: 'prizes:list',
    query: listQuery(['position', 'title', 'value', 'updatedAt'], z.strictObject({})),
    response: listResponse(prizeKindRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists what can be won.',
  }),
  choices: endpoint({
    method: 'GET',
    path: '/admin/prizes/kind-choices',
    access: 'prizes:list',
    response: z.array(z.object({ value: uuid(), label: z.string() })),
    summary: 'Kinds to choose from, in their order.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/prizes/kinds/:id',
    access: 'prizes:view',
    params: idParams,
    response: prizeKindDetail,
    errors: ['NOT_FOUND'],
    summary: 'One kind of prize.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/prizes/kinds',
    access: 'prizes:create',
    body: prizeKindInput,
    status: 201,
    response: prizeKindDetail,
    summary: 'Creates a kind of prize.',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/prizes/kinds/:id',
    access: 'prizes:edit',
    params: idParams,
    body: z.extend(prizeKindInput, versioned),
    response: prizeKindDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Changes a kind of prize.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/prizes/kinds/:id',
    access: 'prizes:edit',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes a kind of which there is no slot and no prize.',
  }),
  picture: endpoint({
    ...pictureUpload,
    path: '/admin/prizes/pictures',
    access: 'prizes:edit',
    summary: 'Stores a picture of a prize.',
  }),
};
