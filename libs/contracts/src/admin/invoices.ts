import * as z from 'zod/mini';
import {
  CONFIRMATION_SOURCES,
  INVOICE_MODELS,
  INVOICE_ORIGINS,
  INVOICE_REASONS,
  INVOICE_STATES,
  normalizeCnpj,
  PRIZE_STATES,
  RISKS,
  TICKET_STATES,
} from '@fio/domain';
import { earningEntry } from '../core/earning-entry.ts';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { largeListQuery } from '../core/large-list.ts';
import { listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { invoiceClaim } from './invoice-claim.ts';
import { named, receiptFields } from './receipt-fields.ts';

export { PRODUCT_LIMIT } from './receipt-fields.ts';

const person = z.object({ id: uuid(), name: z.string() });
/** What is known of the purchase: what nobody has read off the receipt yet is null. */
const known = {
  key: z.nullable(z.string()),
  model: z.nullable(z.enum(INVOICE_MODELS)),
  cnpj: z.nullable(z.string()),
  series: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** Of America/Sao_Paulo. */
  purchasedOn: z.nullable(day()),
  /** Cents of a real. */
  value: z.nullable(z.int()),
};

/** What may have confirmed an invoice; `earlier`: it counted before confirmations were asked for. */
export const CONFIRMED_BY = [...CONFIRMATION_SOURCES, 'earlier'] as const;

export const invoiceRow = z.object({
  id: uuid(),
  ...known,
  participant: person,
  origin: z.enum(INVOICE_ORIGINS),
  /** What showed that it exists; null: nothing has. */
  confirmedBy: z.nullable(z.enum(CONFIRMED_BY)),
  state: z.enum(INVOICE_STATES),
  reason: z.nullable(z.enum(INVOICE_REASONS)),
  /** Whether there is a photo or a PDF. */
  file: z.boolean(),
  /** Who holds the lock now. */
  reviewer: z.nullable(z.string()),
  /** Numbers that it brought, voided ones included. */
  tickets: z.int(),
  createdAt: instant(),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

export const invoiceDetail = z.extend(invoiceRow, {
  /** Masked; whole data is the registrations' own page's. */
  cpf: z.string(),
  note: z.nullable(z.string()),
  /** Products that take part and that a reviewer found on it. */
  products: z.array(z.string()),
  /** Those that take part, one of which it must have; none: all do. */
  participatingProducts: z.array(z.string()),
  fileType: z.nullable(z.enum(['image/webp', 'application/pdf'])),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(instant()),
  /** The lock, if somebody holds it: a key tapped in time, or a decision, keeps it. */
  lock: z.nullable(z.object({ mine: z.boolean(), name: z.string(), until: instant() })),
  /** Others of the same person: today (by when they came, America/Sao_Paulo) and in all. */
  others: z.object({ today: z.int(), total: z.int(), valid: z.int() }),
  /** Others that might be the same purchase: `number` of the same shop, or the same `purchase` of the same person. */
  alike: z.array(
    z.object({
      id: uuid(),
      participant: person,
      state: z.enum(INVOICE_STATES),
      likeness: z.enum(['number', 'purchase']),
      createdAt: instant(),
    }),
  ),
  /** The rules of risk that it met: what each counts, how much of it is nothing special, and the receipt that contradicts. */
  risks: z.array(
    z.object({ name: z.enum(RISKS), seen: z.int(), allowed: z.int(), otherId: z.nullable(uuid()) }),
  ),
  /** Its signed XML, if its sender gave it; its size in bytes. */
  xml: z.nullable(z.object({ bytes: z.int() })),
  /** Everybody's claims of this receipt, its own among them, the first to come first, with what was answered of each. */
  claims: z.array(invoiceClaim),
  numbers: z.array(
    z.object({
      id: z.string(),
      series: z.int(),
      number: z.int(),
      /** How many numbers each series of its draw has. */
      seriesSize: z.int(),
      state: z.enum(TICKET_STATES),
    }),
  ),
  /** What it was counted for, by its draw's rule; none before it was accepted. */
  earnings: z.array(z.extend(earningEntry, { draw: z.string() })),
  prizes: z.array(z.object({ id: uuid(), title: z.string(), state: z.enum(PRIZE_STATES) })),
  /** Its history, oldest first; `by` is null for the automatic checks and for the participant. */
  events: z.array(
    z.object({
      id: z.string(),
      from: z.nullable(z.enum(INVOICE_STATES)),
      to: z.enum(INVOICE_STATES),
      by: z.nullable(z.string()),
      reason: z.nullable(z.enum(INVOICE_REASONS)),
      note: z.nullable(z.string()),
      at: instant(),
    }),
  ),
});

/** By what an index has in order (docs/decisions/lists.md). */
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
    access: 'invoices:validate',
    body: z.object({
      /** The one just looked at: the next is taken from behind it, and its lock is let go. */
      after: z.nullable(uuid()),
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
    access: 'invoices:validate',
    errors: decided,
    summary: 'Locks a waiting invoice for the caller, or keeps the lock a while longer.',
  }),
  release: endpoint({
    method: 'POST',
    path: '/admin/invoices/:id/release',
    access: 'invoices:validate',
    params: idParams,
    errors: ['NOT_FOUND'],
    summary: "Lets the caller's lock go.",
  }),
  approve: endpoint({
    ...change,
    path: '/admin/invoices/:id/approve',
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
    idempotent: true,
    summary: 'Accepts an invoice by what was read off it: numbers, perhaps a prize, and an e-mail follow.',
  }),
  refuse: endpoint({
    ...change,
    path: '/admin/invoices/:id/refuse',
    access: 'invoices:invalidate',
    body: z.object({
      ...versioned,
      reason: z.enum(INVOICE_REASONS, { error: ({ input }) => (input ? 'invalid' : 'required') }),
      note: z.string('required').check(z.trim(), z.maxLength(INVOICE_NOTE_LIMIT, 'limit')),
    }),
    errors: decided,
    idempotent: true,
    summary: 'Refuses an invoice, also one that was accepted: its numbers and prizes are void.',
  }),
  reopen: endpoint({
    ...change,
    path: '/admin/invoices/:id/reopen',
    access: 'invoices:edit',
    body: version,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Takes a refused invoice back to the review. What it lost is not given back.',
  }),
};
