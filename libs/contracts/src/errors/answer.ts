import * as z from 'zod/mini';
import { linePlace } from '../core/line.ts';
import { ERROR_STATUS, type ErrorCode } from './codes.ts';

/** One broken rule of a field: `code` is a key of the validation catalogue, `param` fills its {param}. */
export const fieldProblem = z.object({
  code: z.string(),
  message: z.string(),
  param: z.optional(z.union([z.string(), z.number()])),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/**
 * The one shape of every refusal. `message` is in the caller's language; `fields` come with 422, and with BAD_JSON, whose one
 * field is `body`.
 */
export const errorAnswer = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** Of a refused build, in English sentences: its publisher's, whose commands speak English. */
  reasons: z.optional(z.array(z.string())),
  fields: z.optional(z.record(z.string(), z.array(fieldProblem))),
  /** With IN_LINE only. */
  line: z.optional(linePlace),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/**
 * The same as RFC 9457 tells problems: what every refusal is on the wire (application/problem+json). `type` is the page of
 * its code and `title` the code's sentence; `detail` says which of the code's reasons it was, and is `message` then. Clients
 * that know the code alone read `errorAnswer`.
 */
export const problem = z.extend(errorAnswer, {
  type: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
  status: z.int(),
});
export type Problem = z.infer<typeof problem>;

/** The page that tells of a code, below `/api`: also for programs, as the `type` of a problem. */
export const problemPage = (code: ErrorCode): string => `/api/docs/errors/${code}`;

/** The media type of a refusal. */
export const PROBLEM_TYPE = 'application/problem+json';
