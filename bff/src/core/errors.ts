import { ERROR_STATUS, type Detail, type ErrorCode, type LinePlace } from '@fio/contracts';
import type { RateLimit } from './limits/RateLimit.ts';

/** A broken rule of a field, by its code in the validation catalogue. */
export interface Problem {
  readonly code: string;
  readonly param?: string | number;
}

export interface AppErrorOptions {
  /** By dotted path; makes the answer a 422 of the form. */
  readonly fields?: Readonly<Record<string, readonly Problem[]>>;
  /** Which of the code's reasons it is, where the code alone doesn't say what to do. */
  readonly detail?: Detail;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  /** Why a build is refused. */
  readonly reasons?: readonly string[];
  /** The place that IN_LINE gives. */
  readonly line?: LinePlace;
  /** The limit that TOO_MANY_REQUESTS speaks of. */
  readonly rateLimit?: RateLimit;
  readonly cause?: unknown;
}

/** A refusal by a code of the catalogue. Its words are chosen when it is answered, in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: AppErrorOptions['fields'];
  readonly detail: Detail | undefined;
  readonly retryAfter: number | undefined;
  readonly reasons: readonly string[] | undefined;
  readonly line: LinePlace | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** Whether somebody of ours must look at it. */
  readonly reportable: boolean;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.fields = options.fields;
    this.detail = options.detail;
    this.retryAfter = options.retryAfter;
    this.reasons = options.reasons;
    this.line = options.line;
    this.rateLimit = options.rateLimit;
    this.reportable = code === 'INTERNAL' || code === 'CANNOT_SEND_FILE';
  }
}

/** Whether an answer of this status failed. What was asked for in a way that isn't offered (501) is refused, as what isn't there is. */
export const isFailure = (status: number): boolean =>
  status >= 500 && status !== ERROR_STATUS.FORMAT_UNSUPPORTED;

/** One broken rule of one field: 422 unless `code` says otherwise. */
export function invalidField(
  field: string,
  problem: string,
  code: ErrorCode = 'INVALID_REQUEST',
  param?: string | number,
): AppError {
  return new AppError(code, {
    fields: { [field]: [{ code: problem, ...(param === undefined ? {} : { param }) }] },
  });
}
