import * as z from 'zod/mini';
import { INVOICE_ORIGINS, INVOICE_REASONS, INVOICE_STATES, normalizeCnpj } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { day, idParams, uuid } from '../core/fields.ts';
import { largeListQuery } from '../core/large-list.ts';
import { listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { CONFIRMED_BY, invoiceDetail, invoiceRow } from './invoice-record.ts';
import { named, receiptFields } from './receipt-fields.ts';

export { PRODUCT_LIMIT } from './receipt-fields.ts';

/** By what an index has in order (docs/decisions/lists-and-exports.md). */
const orders = {
  from: ['createdAt'],
  to: ['createdAt'],
  cnpj: ['createdAt'],
  confirmedBy: ['createdAt'],
  boughtFrom: ['purchasedOn'],
  boughtTo: ['purchasedOn'],
} as const;
const query = largeListQuery(
  ['createdAt', 'purchasedOn', 'value'],
  z.strictObject({
    state: z.optional(z.enum(INVOICE_STATES, 'invalid')),
    origin: z.optional(z.enum(INVOICE_ORIGINS, 'invalid')),
    reason: z.optional(z.enum(INVOICE_REASONS, 'invalid')),
    confirmedBy: z.optional(z.enum(CONFIRMED_BY, 'invalid')),
    cnpj: z.optional(z.pipe(z.string(), z.transform(normalizeCnpj))),
    /** When they came: days of America/Sao_Paulo, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
    /** When the purchase was made, both included. */
    boughtFrom: z.optional(day()),
    boughtTo: z.optional(day()),
  }),
  orders,
);

const version = z.object(versioned);
const change = {
  method: 'POST' as const,
  params: idParams,
  response: invoiceDetail,
};
const decided = ['NOT_FOUND', 'CONFLICT', 'INVOICE_HELD'] as const;

/** The longest note of a decision. */
export const INVOICE_NOTE_LIMIT = 500;

/** The back office's invoices: the list and the review desk. Each move follows INVOICE_TRANSITIONS; any other is CONFLICT. */
export const adminInvoices = {
  list: endpoint({
    method: 'GET',
    path: '/admin/invoices',
    access: 'invoices:list',
    query,
    orders,
    response: listResponse(invoiceRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists invoices, latest first.',
  }),
  export: exportEndpoint('invoices', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/invoices/:id',
    access: 'invoices:view',
    params: idParams,
    response: invoiceDetail,
    errors: ['NOT_FOUND'],
    summary: 'One invoice with its numbers, prizes and history.',
  }),
  file: endpoint({
    method: 'GET',
    path: '/admin/invoices/:id/file',
    access: 'invoices:view',
    params: idParams,
    media: 'image',
    errors: ['NOT_FOUND'],
    summary: 'The photo or PDF of an invoice.',
  }),
  xml: endpoint({
    method: 'GET',
    path: '/admin/invoices/:id/xml',
    access: 'invoices:view',
    params: idParams,
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'The signed XML of an invoice, as its sender gave it.',
  }),
  next: endpoint({
    method: 'POST',
    path: '/admin/invoices/next',
    unkeyed: 'lock',
    access: 'invoices:validate',
    body: z.object({
      /** The one just looked at: the next is taken from behind it, and its lock is let go. */
      after: z.nullable(uuid()),
      /** It is looked at still, and the next is taken early: its lock stays. */
      keep: z.optional(z.boolean()),
    }),
    response: z.object({
      invoice: z.nullable(invoiceDetail),
      /** How many wait, this one and those that others hold included. */
      waiting: z.int(),
    }),
    summary: 'Takes the oldest invoice that waits and that nobody else reviews, and locks it.',
  }),
  claim: endpoint({
    ...change,
    path: '/admin/invoices/:id/claim',
    unkeyed: 'lock',
    access: 'invoices:validate',
    errors: decided,
    summary: 'Locks a waiting invoice for the caller, or keeps the lock a while longer.',
  }),
  release: endpoint({
    method: 'POST',
    path: '/admin/invoices/:id/release',
    unkeyed: 'lock',
    access: 'invoices:validate',
    params: idParams,
    errors: ['NOT_FOUND'],
    summary: "Lets the caller's lock go.",
  }),
  approve: endpoint({
    ...change,
    path: '/admin/invoices/:id/approve',
    decides: 'invoices',
    access: 'invoices:validate',
    body: z.object({ ...receiptFields, ...versioned }).check(named),
    errors: [
      ...decided,
      ...[
        'INVALID_INVOICE',
        'INVALID_PRODUCT',
        'INVALID_DATE',
        'FUTURE_DATE',
        'NUMBER_FOUND',
        'CPF_BLOCKED',
        'LUCK_NUMBERS_REACHED',
      ],
    ] as const,
    summary: 'Accepts an invoice by what was read off it: numbers, perhaps a prize, and an e-mail follow.',
  }),
  refuse: endpoint({
    ...change,
    path: '/admin/invoices/:id/refuse',
    decides: 'invoices',
    bulk: true,
    access: 'invoices:invalidate',
    body: z.object({
      ...versioned,
      reason: z.enum(INVOICE_REASONS, { error: ({ input }) => (input ? 'invalid' : 'required') }),
      note: z.string('required').check(z.trim(), z.maxLength(INVOICE_NOTE_LIMIT, 'limit')),
    }),
    errors: decided,
    summary: 'Refuses an invoice, also one that was accepted: its numbers and prizes are void.',
  }),
  reopen: endpoint({
    ...change,
    path: '/admin/invoices/:id/reopen',
    bulk: true,
    access: 'invoices:edit',
    body: version,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Takes a refused invoice back to the review. What it lost is not given back.',
  }),
};
