import * as z from 'zod/mini';
import { INVOICE_MODELS, normalizeCnpj, SALE_DIFFERENCES, SALE_PROBLEMS } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { day, idParams, instant, INTEGER_LIMIT, uuid } from '../core/fields.ts';
import { largeListQuery } from '../core/large-list.ts';
import { listResponse } from '../core/list.ts';

/** As a file, or by a program with a token. */
export const SALE_ORIGINS = ['file', 'api'] as const;
export type SaleOrigin = (typeof SALE_ORIGINS)[number];

/** So many a request takes. */
export const MOST_SALES = 1000;
/** So many items a sale has at most; the tax office takes 990. */
export const MOST_ITEMS = 990;

const saleItem = z.object({
  /** GTIN, or the shop's own code; empty where none is known. */
  code: z._default(z.string().check(z.trim(), z.maxLength(60, 'limit')), ''),
  name: z.string('required').check(z.trim(), z.maxLength(120, 'limit')),
  /** Cents of a real, of the whole line. */
  value: z._default(
    z.nullable(z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(INTEGER_LIMIT, 'invalid'))),
    null,
  ),
});

/** One sale as a program tells it, in a request and in a JSON file alike. */
export const saleInput = z.object({
  /** The 44 characters of the access key. */
  key: z.string('required').check(z.maxLength(60, 'limit')),
  /** Of America/Sao_Paulo, `YYYY-MM-DD`. */
  day: z.string('required').check(z.maxLength(10, 'limit')),
  /** Cents of a real: what was paid. */
  value: z.number('required'),
  /** The buyer's, where the document names one; only a keyed hash of it is kept. */
  cpf: z._default(z.nullable(z.string().check(z.maxLength(20, 'limit'))), null),
  /** null where they aren't known: not the same as none. */
  items: z._default(z.nullable(z.array(saleItem).check(z.maxLength(MOST_ITEMS, 'limit'))), null),
});

export const saleRow = z.object({
  id: uuid(),
  key: z.string(),
  cnpj: z.string(),
  model: z.enum(INVOICE_MODELS),
  soldOn: day(),
  /** Cents of a real. */
  value: z.int(),
  origin: z.enum(SALE_ORIGINS),
  /** The file's name, or the token's. */
  source: z.string(),
  createdAt: instant(),
});

export const saleDetail = z.extend(saleRow, {
  /** null where its source told none. */
  items: z.nullable(z.array(z.object({ code: z.string(), name: z.string(), value: z.nullable(z.int()) }))),
  /** Whether the document names a buyer; whom, nobody can read here. */
  hasBuyer: z.boolean(),
  by: z.string(),
  importId: z.nullable(uuid()),
});

const query = largeListQuery(
  ['createdAt', 'soldOn', 'value'],
  z.strictObject({
    cnpj: z.optional(z.pipe(z.string(), z.transform(normalizeCnpj))),
    importId: z.optional(uuid()),
    /** Days of the sale, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
  { cnpj: ['createdAt'], importId: ['createdAt'], from: ['soldOn'], to: ['soldOn'] },
);

const recorded = z.union([
  z.object({ result: z.literal('created'), key: z.string() }),
  /** The very same sale was known before: nothing changes. */
  z.object({ result: z.literal('known'), key: z.string() }),
  /** Another sale of this key was known before, and stays. */
  z.object({ result: z.literal('contradicting'), key: z.string(), by: z.array(z.enum(SALE_DIFFERENCES)) }),
  z.object({ result: z.literal('invalid'), key: z.string(), problem: z.enum(SALE_PROBLEMS) }),
]);

/** The sales of the shops, which receipts are held against (docs/decisions/confirmation.md). `q` finds a whole access key. */
export const sales = {
  list: endpoint({
    method: 'GET',
    path: '/admin/sales',
    access: 'sales:list',
    query,
    orders: { cnpj: ['createdAt'], importId: ['createdAt'], from: ['soldOn'], to: ['soldOn'] },
    response: listResponse(saleRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists sales that shops told, latest first.',
  }),
  export: exportEndpoint('sales', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/sales/:id',
    access: 'sales:view',
    params: idParams,
    response: saleDetail,
    errors: ['NOT_FOUND'],
    summary: 'One sale with its items and where it came from.',
  }),
  /** A sale of another form (a field that is missing or unknown, a text for a number) refuses the whole request: none is recorded. */
  create: endpoint({
    method: 'POST',
    path: '/admin/sales',
    unkeyed: 'repeatable',
    access: 'sales:create',
    body: z.object({
      sales: z
        .array(saleInput, 'required')
        .check(z.minLength(1, 'required'), z.maxLength(MOST_SALES, 'limit')),
    }),
    bodyLimit: 4 * 1024 * 1024,
    response: z.object({ results: z.array(recorded) }),
    summary:
      'Records sales, for the program of a shop with a token. Each stands for itself, and is answered in the order it was sent; the same again changes nothing.',
  }),
};
