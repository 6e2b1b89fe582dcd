import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { commandRun } from './commands.ts';

export const INDEX_STATES = ['valid', 'invalid'] as const;
export type IndexState = (typeof INDEX_STATES)[number];
export const INDEX_USES = ['used', 'unused'] as const;

export const indexRow = z.object({
  /** Its name in the database. */
  id: z.string(),
  table: z.string(),
  /** Columns or expressions, in the index's order. */
  columns: z.array(z.string()),
  /** How it is built: btree, gin, … */
  method: z.string(),
  isUnique: z.boolean(),
  isPrimary: z.boolean(),
  /** An invalid one is what a build that failed left behind: no query uses it. */
  state: z.enum(INDEX_STATES),
  bytes: z.int(),
  /** Queries it has served since the database counts. */
  scans: z.int(),
  /** Estimated share of its size that holds nothing, 0 to 1; null where it can't be told. */
  bloat: z.nullable(z.number()),
});

const indexDetail = z.extend(indexRow, {
  /** As SQL would make it. */
  definition: z.string(),
  /** Entries, as the database estimates them. */
  entries: z.nullable(z.int()),
  lastScanAt: z.nullable(instant()),
  /** The latest time it was rebuilt from here. */
  rebuilt: z.nullable(z.object({ runId: uuid(), at: instant(), duration: z.int() })),
});

const params = z.object({ id: z.string().check(z.regex(/^[a-z_]\w{0,62}$/i, 'invalid')) });

/** The database's indexes; they share the permission of the commands (specification, section 2). */
export const indexes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/indexes',
    access: 'commands:list',
    query: listQuery(
      ['bytes', 'scans', 'bloat', 'table', 'id'],
      z.strictObject({
        state: z.optional(z.enum(INDEX_STATES, 'invalid')),
        use: z.optional(z.enum(INDEX_USES, 'invalid')),
      }),
    ),
    response: listResponse(indexRow),
    errors: ['INVALID_QUERY'],
    summary: "Lists the database's indexes, the largest first.",
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/indexes/:id',
    access: 'commands:view',
    params,
    response: indexDetail,
    errors: ['NOT_FOUND'],
    summary: 'One index: what it covers, its use and its condition.',
  }),
  rebuild: endpoint({
    method: 'POST',
    path: '/admin/indexes/:id/rebuild',
    access: 'commands:run',
    params,
    status: 202,
    response: commandRun,
    errors: ['NOT_FOUND', 'COMMAND_RUNNING'],
    summary: 'Has one index rebuilt by a command while the product goes on working.',
  }),
};
