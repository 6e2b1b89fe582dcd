import * as z from 'zod/mini';
import type { PermissionArea } from '../permissions.ts';
import { instant, uuid } from './basic-fields.ts';
import { endpoint } from './endpoint.ts';

/** CSV as the spreadsheets of Brazil read it (`;`, UTF-8 with BOM), or a workbook. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATES = ['queued', 'running', 'ready', 'expired', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** So many days a file is kept for whoever asked for it. */
export const EXPORT_DAYS = 7;
export const PURPOSE_LIMIT = 300;

/** The columns by the names that `adminExports.offer` gives, in the order of the file. */
export const exportBody = z.object({
  format: z.enum(EXPORT_FORMATS, 'required'),
  columns: z
    .array(z.string().check(z.maxLength(60, 'invalid')), 'required')
    .check(z.minLength(1, 'required'), z.maxLength(100, 'limit')),
  /** Why it is needed: required as soon as one of the columns tells of a person. The audit keeps it. */
  purpose: z._default(z.string().check(z.trim(), z.maxLength(PURPOSE_LIMIT, 'limit')), ''),
});
export type ExportBody = z.infer<typeof exportBody>;

/** One export and how far it is. */
export const exportRow = z.object({
  id: uuid(),
  /** The area its records are of. */
  resource: z.string(),
  /** The name it is saved under. */
  fileName: z.string(),
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(EXPORT_STATES),
  requestedBy: z.string(),
  /** Whether the caller asked for it: only then is its file theirs to take. */
  isOwn: z.boolean(),
  isPersonal: z.boolean(),
  /** Rows written so far, of as many as there were when it began; null until then. */
  rows: z.int(),
  total: z.nullable(z.int()),
  /** Of the file, once it is whole. */
  bytes: z.nullable(z.int()),
  createdAt: instant(),
  expiresAt: z.nullable(instant()),
  downloads: z.int(),
});
export type ExportRow = z.infer<typeof exportRow>;

/**
 * Has the records of a list's filter and order written into a file by a job. Its query is the list's own; beside the
 * area's permission it takes `exports:create`.
 */
export const exportEndpoint = <const Area extends PermissionArea, Query extends z.ZodMiniType>(
  area: Area,
  query: Query,
) =>
  endpoint({
    method: 'POST',
    path: `/admin/${area}/export`,
    access: `${area}:export`,
    query,
    body: exportBody,
    status: 202,
    response: exportRow,
    errors: ['INVALID_QUERY', 'FORBIDDEN'],
    summary: `Has ${area} of the current filter written into a file: exactly its records, in its order.`,
  });
