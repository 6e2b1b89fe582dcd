import * as z from 'zod/mini';
import {
  IMPORT_FAILURES,
  SALE_IMPORT_STATES,
  SALE_VERDICTS,
  SALE_DIFFERENCES,
  SALE_PROBLEMS,
} from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';
import { versioned } from '../core/resource.ts';

/** Some 250,000 lines of a table. */
export const SALE_FILE_LIMIT_MB = 20;
/** So many files an import takes: of XML each is one sale. */
export const MOST_SALE_FILES = 1000;
/** How many lines that become no sale are shown. */
export const MOST_SALE_PROBLEMS = 200;

const count = () => z.int();

/** What the files would bring, or brought. */
const outcome = z.object({
  lines: count(),
  /** Sales the import records. */
  valid: count(),
  /** Recorded before with the same day and value. */
  known: count(),
  /** The same once more within the import. */
  repeated: count(),
  /** Of a key that is known with another day or value: what was known stays. */
  contradicting: count(),
  invalid: count(),
});

export const saleImport = z.object({
  id: uuid(),
  state: z.enum(SALE_IMPORT_STATES),
  by: z.string(),
  createdAt: instant(),
  finishedAt: z.nullable(instant()),
  /** Of a failed one; null also of those that failed before it was kept. */
  failure: z.nullable(z.enum(IMPORT_FAILURES)),
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  /** null until it was checked; of an imported one what was really done. */
  outcome: z.nullable(outcome),
  version: z.int(),
});
export type SaleImport = z.infer<typeof saleImport>;

/** A line that becomes no sale and isn't known, and why. */
const problem = z.object({
  file: z.string(),
  line: z.int(),
  key: z.nullable(z.string()),
  verdict: z.enum(SALE_VERDICTS),
  problems: z.array(z.enum([...SALE_PROBLEMS, ...SALE_DIFFERENCES])),
});

export const saleImportDetail = z.extend(saleImport, {
  /** The first MOST_SALE_PROBLEMS lines that contradict or can't be read. */
  problems: z.array(problem),
});
export type SaleImportDetail = z.infer<typeof saleImportDetail>;

const change = {
  params: idParams,
  access: 'sales:create' as const,
  response: saleImportDetail,
  errors: ['NOT_FOUND', 'CONFLICT'] as const,
};

/** Recording many sales from files: they are read and judged first, and nothing is recorded before somebody said so. */
export const saleImports = {
  start: endpoint({
    method: 'POST',
    path: '/admin/sale-imports',
    access: 'sales:create',
    status: 201,
    response: saleImportDetail,
    summary: 'Begins an import of sales; its files follow.',
  }),
  /** The body is the file itself: a table (CSV), JSON, or the XML of one NF-e or NFC-e. */
  add: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/sale-imports/:id/files',
    unkeyed: 'file',
    query: z.strictObject({ name: z._default(z.string().check(z.trim(), z.maxLength(200, 'limit')), '') }),
    bodyLimit: SALE_FILE_LIMIT_MB * 1024 * 1024,
    errors: ['NOT_FOUND', 'CONFLICT', 'FILE_LARGE', 'FILE_UNEXPECTED'],
    summary: 'Adds a file to an import that has not been checked.',
  }),
  check: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/sale-imports/:id/check',
    status: 202,
    body: z.object(versioned),
    summary: 'Has the files of an import read and judged; nothing is recorded yet.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/sale-imports',
    access: 'sales:create',
    response: z.object({ items: z.array(saleImport) }),
    summary: 'The latest imports of sales.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/sale-imports/:id',
    access: 'sales:create',
    params: idParams,
    response: saleImportDetail,
    errors: ['NOT_FOUND'],
    summary: 'How far an import of sales is, and what its files would bring or brought.',
  }),
  run: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/sale-imports/:id/run',
    status: 202,
    body: z.object(versioned),
    summary: 'Records the sales of a checked import, all of them or none.',
  }),
  cancel: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/sale-imports/:id/cancel',
    body: z.object(versioned),
    summary: 'Gives an import up; its files are forgotten.',
  }),
};
