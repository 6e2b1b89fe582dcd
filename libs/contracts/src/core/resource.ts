import * as z from 'zod/mini';
import { idParams, instant, uuid, version } from './fields.ts';
import { endpoint } from './endpoint.ts';
import { exportEndpoint } from './exporting.ts';
import { listQuery, listResponse } from './list.ts';
import type { PermissionArea } from '../permissions.ts';
import type { ErrorCode } from '../errors/codes.ts';

export interface ResourceSpec<
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Input extends z.ZodMiniObject,
  Filters extends z.ZodMiniObject,
  Sort extends string,
> {
  row: Row;
  detail: Detail;
  /** What create and edit accept; edit adds `version` for the optimistic lock. */
  input: Input;
  /** A strict object of optional filters. */
  filters: Filters;
  sorts: readonly [Sort, ...Sort[]];
  errors?: readonly ErrorCode[];
}

/** A record that is shown as it is written: its fields in the form, the list and on its page, with what every record has. */
export function plainRecord<Fields extends z.core.$ZodShape>(fields: Fields) {
  const input = z.object(fields);
  const row = z.object({ ...fields, id: uuid(), updatedAt: instant() });
  return { input, row, detail: z.object({ ...row.shape, version: z.int(), createdAt: instant() }) };
}

/** The optimistic lock: the version the editor started from; an older one answers CONFLICT. */
export const versioned = { version: version() };

/**
 * The endpoints every editable admin area has: list, export, get, create, update, remove, each behind the
 * permission of the same name (`list`, `export`, `view`, `create`, `edit`, `delete`).
 */
export function resource<
  const Area extends PermissionArea,
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Input extends z.ZodMiniObject,
  Filters extends z.ZodMiniObject,
  Sort extends string,
>(area: Area, spec: ResourceSpec<Row, Detail, Input, Filters, Sort>) {
  const base = `/admin/${area}` as const;
  const query = listQuery(spec.sorts, spec.filters);
  const errors = spec.errors ?? [];
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      access: `${area}:list`,
      query,
      response: listResponse(spec.row),
      errors: ['INVALID_QUERY'],
      summary: `Lists ${area}.`,
    }),
    export: exportEndpoint(area, query),
    get: endpoint({
      method: 'GET',
      path: `${base}/:id`,
      access: `${area}:view`,
      params: idParams,
      response: spec.detail,
      errors: ['NOT_FOUND'],
      summary: `Shows one of ${area}.`,
    }),
    create: endpoint({
      method: 'POST',
      path: base,
      access: `${area}:create`,
      body: spec.input,
      status: 201,
      response: spec.detail,
      errors: [...errors],
      summary: `Creates one of ${area}.`,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${base}/:id`,
      access: `${area}:edit`,
      params: idParams,
      body: z.extend(spec.input, versioned),
      response: spec.detail,
      errors: ['NOT_FOUND', 'CONFLICT', ...errors],
      summary: `Changes one of ${area}.`,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}/:id`,
      access: `${area}:delete`,
      params: idParams,
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: `Deletes one of ${area} that nothing depends on.`,
    }),
  } as const;
}
