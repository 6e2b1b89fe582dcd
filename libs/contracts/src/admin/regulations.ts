import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { certificateNumber, idParams, instant, required, slug, title, uuid } from '../core/fields.ts';
import { resource, versioned } from '../core/resource.ts';
import { REGULATION_KINDS, regulationPdf } from '../public/regulations.ts';

/** Draft, published but not yet in force, in force, replaced by a later version in force. */
export const REGULATION_STATES = ['draft', 'scheduled', 'current', 'superseded'] as const;

export const PDF_LIMIT_MB = 10;
const TEXT_LIMIT = 200_000;

const state = z.enum(REGULATION_STATES);
const kind = z.enum(REGULATION_KINDS);

/** One version of a document. `state` is the one at the moment of the answer. */
export const regulationRow = z.object({
  id: uuid(),
  kind,
  slug: z.string(),
  number: z.int(),
  title: z.string(),
  certificate: z.nullable(z.string()),
  state,
  effectiveFrom: z.nullable(instant()),
  publishedAt: z.nullable(instant()),
  /** What an action on this row says it has seen. */
  version: z.int(),
  updatedAt: instant(),
});

const storedPdf = z.extend(regulationPdf, { id: uuid(), uploaded: z.boolean() });

export const regulationDetail = z.extend(regulationRow, {
  html: z.string(),
  amendment: z.nullable(z.string()),
  /** Whether it can't be published without saying what it changes: the campaign has begun. */
  amendmentNeeded: z.boolean(),
  textHash: z.nullable(z.string()),
  pdf: z.nullable(storedPdf),
  /** Visitors who agreed to this very version. */
  acceptances: z.int(),
  versions: z.array(z.object({ id: uuid(), number: z.int(), state, effectiveFrom: z.nullable(instant()) })),
  createdAt: instant(),
});

/** Rich text is sanitised before it is stored. Kind and slug of a later version are its document's. */
export const regulationInput = z.object({
  kind: z.enum(REGULATION_KINDS, 'invalid'),
  title: title(),
  slug: slug(),
  certificate: z.nullable(certificateNumber()),
  effectiveFrom: z.nullable(instant()),
  html: required().check(z.maxLength(TEXT_LIMIT, 'limit')),
  amendment: z.nullable(z.string().check(z.trim(), z.maxLength(2000, 'limit'))),
  /** A PDF of one's own (`uploadPdf`); null: one is made of the text. */
  pdfId: z.nullable(uuid()),
});

const { export: _export, ...editable } = resource('regulations', {
  row: regulationRow,
  detail: regulationDetail,
  input: regulationInput,
  errors: ['CONFLICT', 'INVALID_DATE'],
  filters: z.strictObject({
    kind: z.optional(z.enum(REGULATION_KINDS, 'invalid')),
    state: z.optional(z.enum(REGULATION_STATES, 'invalid')),
  }),
  sorts: ['title', 'effectiveFrom', 'publishedAt', 'updatedAt'],
});

/** Regulations, policies and terms in versions: a published one never changes. */
export const adminRegulations = {
  ...editable,
  publish: endpoint({
    method: 'POST',
    path: '/admin/regulations/:id/publish',
    access: 'regulations:edit',
    params: idParams,
    body: z.object(versioned),
    response: regulationDetail,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_DATE'],
    summary: 'Publishes a draft for good: from here on it never changes.',
  }),
  next: endpoint({
    method: 'POST',
    path: '/admin/regulations/:id/next',
    access: 'regulations:create',
    params: idParams,
    body: z.object(versioned),
    status: 201,
    response: regulationDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Begins the next version of a published document as a draft with the same text.',
  }),
  /** The body is the PDF itself, told by its content. */
  uploadPdf: endpoint({
    method: 'POST',
    path: '/admin/regulation-pdfs',
    unkeyed: 'file',
    access: 'regulations:edit',
    limit: 'upload',
    status: 201,
    bodyLimit: PDF_LIMIT_MB * 1024 * 1024,
    response: storedPdf,
    errors: ['FILE_LARGE', 'FILE_UNEXPECTED'],
    summary: 'Stores a PDF for a regulation.',
  }),
};
