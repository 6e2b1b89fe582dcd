import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';

/** The documents of a draw: its minutes (ata) twice, the winners' spreadsheet, and the evidence for whoever recomputes. */
export const DRAW_FILE_KINDS = ['minutes_pdf', 'minutes_html', 'winners', 'evidence'] as const;
export type DrawFileKind = (typeof DRAW_FILE_KINDS)[number];
export const DRAW_FILE_STATES = ['queued', 'running', 'ready', 'failed'] as const;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid'));

/** The latest of its kind; bytes, SHA-256 (hexadecimal) and moment are there once it is ready. */
export const drawFile = z.object({
  kind: z.enum(DRAW_FILE_KINDS),
  state: z.enum(DRAW_FILE_STATES),
  /** Percent. */
  progress: z.int(),
  /** The name it is saved under. */
  name: z.string(),
  bytes: z.nullable(z.int()),
  sha256: z.nullable(sha256),
  readyAt: z.nullable(instant()),
  /** The draw went on since it was asked for: it may say what no longer holds. */
  isOutdated: z.boolean(),
});
export type DrawFile = z.infer<typeof drawFile>;

/** A participants' file of the list. Numbers are series and order in one: series * 100000 + order. */
export const drawListPart = z.object({
  part: z.int(),
  name: z.string(),
  firstCode: z.int(),
  lastCode: z.int(),
  count: z.int(),
  bytes: z.int(),
  sha256,
});
export type DrawListPart = z.infer<typeof drawListPart>;

export const drawFiles = z.object({
  /** What can be made of the draw as it is now, each with its latest file or null. */
  files: z.array(z.object({ kind: z.enum(DRAW_FILE_KINDS), file: z.nullable(drawFile) })),
  /** In order; while the list is being frozen, those that are written. */
  parts: z.array(drawListPart),
});

const partNumber = z.coerce
  .number('invalid')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(9999, 'invalid'));

/** The files of a draw (product/domain.md, 3.11 and 3.28). Each one that leaves is told to the audit. */
export const calculationFiles = {
  list: endpoint({
    method: 'GET',
    path: '/admin/calculation/:id/files',
    access: 'calculation:export',
    params: idParams,
    response: drawFiles,
    errors: ['NOT_FOUND'],
    summary: "A draw's documents, how far each is, and its participants' files.",
  }),
  make: endpoint({
    method: 'POST',
    path: '/admin/calculation/:id/files',
    access: 'calculation:export',
    params: idParams,
    body: z.object({
      kinds: z.array(z.enum(DRAW_FILE_KINDS), 'required').check(z.minLength(1, 'required'), z.maxLength(4)),
    }),
    status: 202,
    response: drawFiles,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Has documents made anew; those of the same kinds that are on their way are dropped.',
  }),
  /** Whole CPFs are in the winners' spreadsheet: that one also takes `registrations:whole`. */
  file: endpoint({
    method: 'GET',
    path: '/admin/calculation/:id/files/:kind',
    access: 'calculation:export',
    params: z.object({ id: uuid(), kind: z.enum(DRAW_FILE_KINDS, 'invalid') }),
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'The latest ready document of a kind.',
  }),
  part: endpoint({
    method: 'GET',
    path: '/admin/calculation/:id/parts/:part',
    access: 'calculation:export',
    params: z.object({ id: uuid(), part: partNumber }),
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: "One of the participants' files, `Número da Sorte;Nome do Cliente`.",
  }),
};
