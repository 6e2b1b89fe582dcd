import * as z from 'zod/mini';
import { FEDERAL_STATES, isCnpj, normalizeCnpj } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';

export const SHOP_CODE_STATES = ['active', 'ended'] as const;

export const shopCodeRow = z.object({
  id: uuid(),
  /** The first 8 characters of the company's CNPJ. */
  root: z.string(),
  /** Two letters. */
  federalState: z.string(),
  /** As QR codes name it. */
  number: z.int(),
  state: z.enum(SHOP_CODE_STATES),
  /** Days of purchase that it proves, both included. */
  validFrom: day(),
  validTo: z.nullable(day()),
  createdAt: instant(),
  /** Receipts that it has confirmed. */
  confirmed: z.int(),
});

const cnpj = z.pipe(required().check(z.refine((text) => isCnpj(text), 'cnpj')), z.transform(normalizeCnpj));

/**
 * The CSCs of shops (Código de Segurança do Contribuinte), with which the QR codes of their receipts are proved. A code is
 * put in and ended, never shown again and never changed.
 */
export const shopCodes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/shop-codes',
    access: 'shop-codes:list',
    query: listQuery(
      ['createdAt', 'validFrom', 'root'],
      z.strictObject({ state: z.optional(z.enum(SHOP_CODE_STATES, 'invalid')) }),
    ),
    response: listResponse(shopCodeRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists the codes of shops, latest first; never a code itself.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/shop-codes/:id',
    access: 'shop-codes:list',
    params: idParams,
    response: shopCodeRow,
    errors: ['NOT_FOUND'],
    summary: 'One code of a shop; never the code itself.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/shop-codes',
    access: 'shop-codes:create',
    freshProof: true,
    body: z.object({
      /** Of any shop of the company: its first 8 characters count. */
      cnpj,
      federalState: z.enum(FEDERAL_STATES, { error: ({ input }) => (input ? 'invalid' : 'required') }),
      number: z.int('required').check(z.minimum(1, 'number'), z.maximum(999_999, 'number')),
      /** 16 to 36 characters, as the tax office gives them. */
      secret: required().check(z.trim(), z.regex(/^[\dA-Za-z-]{16,36}$/, 'shop_code')),
      validFrom: day(),
      validTo: z.nullable(day()),
    }),
    status: 201,
    response: shopCodeRow,
    errors: ['INVALID_DATE', 'CONFLICT'],
    summary: 'Puts in a code of a shop; whatever waits for it is looked at again.',
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/shop-codes/:id/end',
    access: 'shop-codes:delete',
    params: idParams,
    /** The last day of purchase that it proves; before its first one: none. */
    body: z.object({ validTo: day() }),
    response: shopCodeRow,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_DATE'],
    summary: 'Ends a code of a shop; what it has confirmed stays so.',
  }),
};
