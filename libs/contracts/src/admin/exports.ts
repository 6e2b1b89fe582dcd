import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { EXPORT_FORMATS, EXPORT_STATES, exportRow } from '../core/exporting.ts';
import { idParams, instant } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';

export const exportDetail = z.extend(exportRow, {
  /** Headings as they stand in the file. */
  columns: z.array(z.string()),
  /** What narrowed and ordered it, by the names of the list's query. */
  filters: z.array(z.object({ field: z.string(), value: z.string() })),
  purpose: z.nullable(z.string()),
  /** Of the file as it leaves, hexadecimal. */
  sha256: z.nullable(z.string()),
  startedAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  lastDownloadAt: z.nullable(instant()),
});
export type ExportDetail = z.infer<typeof exportDetail>;

const moved = { params: idParams, response: exportDetail, errors: ['NOT_FOUND', 'CONFLICT'] as const };

/**
 * Files that staff asked for (product/domain.md, 3.18). Everybody's are listed; each is taken by whoever asked for it, as
 * long as they hold what it took to ask.
 */
export const adminExports = {
  list: endpoint({
    method: 'GET',
    path: '/admin/exports',
    access: 'exports:list',
    query: listQuery(
      ['createdAt', 'rows', 'bytes'],
      z.strictObject({
        state: z.optional(z.enum(EXPORT_STATES, 'invalid')),
        resource: z.optional(z.string().check(z.maxLength(40, 'invalid'))),
        format: z.optional(z.enum(EXPORT_FORMATS, 'invalid')),
      }),
    ),
    response: listResponse(exportRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists exports, latest first.',
  }),
  offer: endpoint({
    method: 'GET',
    path: '/admin/exports/offers/:resource',
    access: 'exports:create',
    params: z.object({ resource: z.string().check(z.regex(/^[a-z-]{1,40}$/, 'invalid')) }),
    response: z.object({
      columns: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          /** The column of the list that it goes with. */
          listed: z.string(),
          isPersonal: z.boolean(),
        }),
      ),
      /** Whether CPFs and what else is masked comes out whole for the caller. */
      isWhole: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: 'The columns that an export of an area may have.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/exports/:id',
    access: 'exports:view',
    params: idParams,
    response: exportDetail,
    errors: ['NOT_FOUND'],
    summary: 'One export and how far it is.',
  }),
  file: endpoint({
    method: 'GET',
    path: '/admin/exports/:id/file',
    access: 'exports:export',
    params: idParams,
    media: 'file',
    errors: ['NOT_FOUND'],
    summary:
      "The file of one's own export, while it is kept. Told to the audit before the first byte leaves.",
  }),
  cancel: endpoint({
    ...moved,
    method: 'POST',
    path: '/admin/exports/:id/cancel',
    access: 'exports:create',
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    summary: "Stops one's own export within a second; with `exports:delete` anybody's.",
  }),
  discard: endpoint({
    ...moved,
    method: 'POST',
    path: '/admin/exports/:id/discard',
    unkeyed: 'file',
    access: 'exports:delete',
    summary: 'Deletes the file of an export before its time; what was asked for stays on record.',
  }),
};
