import * as z from 'zod/mini';
import { CPF_IMPORT_STATES, IMPORT_FAILURES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { versioned } from '../core/resource.ts';
import { givenReason, NOTE_LIMIT } from './block-registration.ts';

/** Some 200,000 lines with reason and note. */
export const CPF_LIST_LIMIT_MB = 10;
/** How many lines that block nobody are shown. */
export const MOST_PROBLEMS = 200;

/** What a list would do, or did. */
const outcome = z.object({
  /** Lines with something in them, without the heading. */
  lines: z.int(),
  /** CPFs the import blocks. */
  valid: z.int(),
  invalid: z.int(),
  repeated: z.int(),
  /** Blocked before, and left as they were. */
  already: z.int(),
  /** Without a reason of their own: they take the import's. */
  withoutReason: z.int(),
  /** Registered people among the valid ones, who are blocked with it. */
  registrations: z.int(),
});

export const cpfImport = z.object({
  id: uuid(),
  state: z.enum(CPF_IMPORT_STATES),
  by: z.string(),
  createdAt: instant(),
  finishedAt: z.nullable(instant()),
  /** Of a failed one; null also of those that failed before it was kept. */
  failure: z.nullable(z.enum(IMPORT_FAILURES)),
  /** null until it was checked; of an imported one what was really done. */
  outcome: z.nullable(outcome),
  /** The first MOST_PROBLEMS lines that block nobody. */
  problems: z.array(z.object({ line: z.int(), problem: z.enum(['cpf', 'repeated', 'reason']) })),
  version: z.int(),
});
export type CpfImport = z.infer<typeof cpfImport>;

const change = {
  params: idParams,
  access: 'cpf-block:create' as const,
  response: cpfImport,
  errors: ['NOT_FOUND', 'CONFLICT'] as const,
};

/** Blocking many CPFs from a file: it is read and judged first, and blocks nobody before somebody said so. */
export const cpfImports = {
  /** The body is the file itself. */
  start: endpoint({
    method: 'POST',
    path: '/admin/cpf-imports',
    unkeyed: 'file',
    access: 'cpf-block:create',
    limit: 'upload',
    status: 202,
    bodyLimit: CPF_LIST_LIMIT_MB * 1024 * 1024,
    response: cpfImport,
    errors: ['FILE_LARGE', 'FILE_UNEXPECTED'],
    summary: 'Takes a list of CPFs and has it checked; nothing is blocked yet.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/cpf-imports',
    access: 'cpf-block:create',
    response: z.object({ items: z.array(cpfImport) }),
    summary: 'The latest imports.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/cpf-imports/:id',
    access: 'cpf-block:create',
    params: idParams,
    response: cpfImport,
    errors: ['NOT_FOUND'],
    summary: 'How far an import is, and what its list would do or did.',
  }),
  run: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/cpf-imports/:id/run',
    status: 202,
    body: z.object({
      ...versioned,
      reason: givenReason,
      note: z.string().check(z.trim(), z.maxLength(NOTE_LIMIT, 'limit')),
      expiresOn: z.nullable(day()),
    }),
    summary: 'Blocks what a checked list holds; reason and note are for the lines without their own.',
  }),
  cancel: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/cpf-imports/:id/cancel',
    body: z.object(versioned),
    summary: 'Gives an import up; its list is forgotten.',
  }),
};
