import * as z from 'zod/mini';
import { INVOICE_ORIGINS, INVOICE_REASONS, INVOICE_STATES, PRIZE_STATES } from '@fio/domain';
import { drawnNumbers } from '../core/drawn-numbers.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, required, uuid } from '../core/fields.ts';
import { perPage } from '../core/list.ts';
import { invoiceSample } from './invoice-sample.ts';
import { image } from './shows.ts';

export const INVOICE_FILE_LIMIT_MB = 10;
/** As the validation message names them. */
export const INVOICE_FILE_FORMATS = 'JPG, PNG, WebP, PDF';
export const INVOICE_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** A file travels in pieces of at most so many bytes: no more is sent again after a lost connection. */
export const INVOICE_PIECE_BYTES = 512 * 1024;
/** Of the XML of a receipt: the tax office takes 500 kB. */
export const INVOICE_XML_LIMIT_MB = 1;
const FILE_BYTES = INVOICE_FILE_LIMIT_MB * 1024 * 1024;
/** More than a million reais is a slip of the keyboard. */
const VALUE_LIMIT = 100_000_000;

/** Cents of a real. */
const cents = () => z.int('required').check(z.minimum(1, 'price'), z.maximum(VALUE_LIMIT, 'number'));
/** What is printed on the receipt and no access key tells. */
const purchase = { purchasedOn: day(), value: cents() };

export const codeInput = z.object({
  origin: z.enum(['qr', 'key'], 'invalid'),
  /** All that the QR code says, or the key with or without the spaces between its groups. */
  code: required().check(z.maxLength(1000, 'limit')),
  ...purchase,
});
export type CodeInput = z.input<typeof codeInput>;

const optionalText = (limit: number) => z.nullable(required().check(z.maxLength(limit, 'limit')));
export const photoInput = z.object({
  /** Of a finished upload. */
  uploadId: uuid(),
  /** 44 characters; without it the two below are what the receipt is known by. */
  key: optionalText(60),
  cnpj: optionalText(18),
  /** The receipt's own number, as printed. */
  number: optionalText(9),
  ...purchase,
});
export type PhotoInput = z.input<typeof photoInput>;

/** An instant prize as its winner sees it. */
export const wonPrize = z.object({
  id: uuid(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(image),
  state: z.enum(PRIZE_STATES),
});
export type WonPrize = z.infer<typeof wonPrize>;

/** An invoice as the visitor who sent it sees it. */
export const myInvoice = z.object({
  id: uuid(),
  origin: z.enum(INVOICE_ORIGINS),
  state: z.enum(INVOICE_STATES),
  /** Of an invalid one. */
  reason: z.nullable(z.enum(INVOICE_REASONS)),
  key: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  number: z.nullable(z.string()),
  purchasedOn: z.nullable(z.string()),
  /** Cents of a real. */
  value: z.nullable(z.int()),
  /** What its file is, if it has one. */
  file: z.nullable(z.enum(['image/webp', 'application/pdf'])),
  createdAt: instant(),
  reviewedAt: z.nullable(instant()),
  /** Lucky numbers as printed, `012/34567`; those of an invalid one are void. */
  numbers: z.array(z.string()),
  prize: z.nullable(wonPrize),
});
export type MyInvoice = z.infer<typeof myInvoice>;

/** An invoice with where its numbers take part. */
export const listedInvoice = z.extend(myInvoice, { draws: z.array(drawnNumbers) });
export type ListedInvoice = z.infer<typeof listedInvoice>;

/** How many a person may still send. */
const left = z.object({ today: z.int(), period: z.int() });

/** How far a file has come. All of it is there when `received` equals `bytes`. */
export const invoiceUpload = z.object({ id: uuid(), received: z.int(), bytes: z.int() });
export type InvoiceUpload = z.infer<typeof invoiceUpload>;

/** What the regulation asks of a purchase, for forms that check before they send. */
export const invoiceTerms = z.object({
  /** Days of purchase, both included; null leaves a side open. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  /** Cents of a real. */
  minimum: z.int(),
  models: z.array(z.string()),
  /** CNPJs, 14 characters each; empty when every shop takes part. */
  participating: z.array(z.string()),
  /** Of one person: in a day of America/Sao_Paulo, and in all. */
  perDay: z.int(),
  perPeriod: z.int(),
  /** Whether the signed XML of a receipt may be sent, and confirms it. */
  xml: z.boolean(),
  /** Minutes that receipts waited lately that were not confirmed at once; null while too few did. */
  usualWait: z.nullable(z.int()),
});
export type InvoiceTerms = z.infer<typeof invoiceTerms>;

const refusals = [
  ...['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'INVOICES_CLOSED', 'INVALID_INVOICE', 'INVALID_DATE', 'FUTURE_DATE'],
  ...['NUMBER_FOUND', 'INVOICE_LIMIT', 'LUCK_NUMBERS_REACHED'],
] as const;

/** The receipts of the visitor who is signed in (product/domain.md, 3.4). */
export const invoices = {
  terms: endpoint({
    method: 'GET',
    path: '/invoices/terms',
    access: 'public',
    response: invoiceTerms,
    summary: 'What a purchase must fulfil to take part.',
  }),
  samples: endpoint({
    method: 'GET',
    path: '/invoices/samples',
    access: 'public',
    response: z.object({ items: z.array(invoiceSample) }),
    summary: 'Receipts to try a demonstration with, each time others; of a promotion none.',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/invoices',
    access: 'session',
    query: z.strictObject({ before: z.optional(uuid()), perPage: perPage() }),
    response: z.object({ items: z.array(listedInvoice), next: z.nullable(uuid()), left }),
    summary: 'The own invoices, latest first, a page at a time; `next` is the `before` of those that follow.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/invoices/:id',
    access: 'session',
    params: idParams,
    response: myInvoice,
    errors: ['NOT_FOUND'],
    summary: 'One of the own invoices.',
  }),
  file: endpoint({
    method: 'GET',
    path: '/invoices/:id/file',
    access: 'session',
    media: 'image',
    params: idParams,
    errors: ['NOT_FOUND'],
    summary: 'The photo or PDF of one of the own invoices.',
  }),
  send: endpoint({
    method: 'POST',
    path: '/invoices',
    access: 'session',
    limit: 'invoice',
    blockable: true,
    status: 201,
    body: codeInput,
    response: myInvoice,
    errors: refusals,
    summary: 'Registers an invoice by QR code or key; numbers and instant prize are in the answer.',
  }),
  /** The body is the file itself. Of a receipt that the caller sent before it confirms that one. */
  sendXml: endpoint({
    method: 'POST',
    path: '/invoices/xml',
    unkeyed: 'file',
    access: 'session',
    limit: 'invoice',
    line: 'files',
    blockable: true,
    status: 201,
    query: z.strictObject({
      /** The key of the receipt that it is meant to confirm; another one is refused. */
      key: z.optional(z.string().check(z.maxLength(60, 'limit'))),
    }),
    bodyLimit: INVOICE_XML_LIMIT_MB * 1024 * 1024,
    response: myInvoice,
    errors: [...refusals, 'NOT_FOUND', 'FILE_LARGE', 'FILE_UNEXPECTED'],
    summary: 'Registers or confirms an invoice by the signed XML of its NF-e or NFC-e.',
  }),
  startUpload: endpoint({
    method: 'POST',
    path: '/invoices/uploads',
    unkeyed: 'repeatable',
    access: 'session',
    limit: 'invoice',
    blockable: true,
    body: z.object({
      bytes: z.int('required').check(z.minimum(1, 'invalid')),
      /** SHA-256 of the whole file, hexadecimal: the same file goes on where it stopped. */
      sha256: z.string('required').check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
    }),
    response: invoiceUpload,
    errors: ['FORBIDDEN', 'INVOICES_CLOSED', 'FILE_LARGE', 'NUMBER_FOUND'],
    summary: 'Begins to send a file, or says how far the same file came before.',
  }),
  /** The body is a piece of the file; one that came already changes nothing and is answered the same. */
  upload: endpoint({
    method: 'PUT',
    path: '/invoices/uploads/:id',
    access: 'session',
    limit: 'invoice_piece',
    line: 'files',
    params: idParams,
    query: z.strictObject({
      /** Where the piece begins. */
      offset: z._default(
        z.coerce.number('invalid').check(z.int('invalid'), z.minimum(0), z.maximum(FILE_BYTES)),
        0,
      ),
    }),
    bodyLimit: INVOICE_PIECE_BYTES,
    response: invoiceUpload,
    errors: [
      'FORBIDDEN',
      'NOT_FOUND',
      'FILE_LARGE',
      'FILE_UNEXPECTED',
      'FILE_INCOMPLETE',
      'CANNOT_SEND_FILE',
    ],
    summary: 'Sends the piece at `offset`; the answer says where the next one begins.',
  }),
  sendPhoto: endpoint({
    method: 'POST',
    path: '/invoices/photo',
    access: 'session',
    limit: 'invoice',
    blockable: true,
    status: 201,
    body: photoInput,
    response: myInvoice,
    errors: [...refusals, 'FILE_INCOMPLETE'],
    summary: 'Registers an invoice by an uploaded photo or PDF, which staff look at.',
  }),
};
