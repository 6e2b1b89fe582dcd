import type { Problem } from './generated/site.ts';

/** The codes of the API's catalogue, each with a page: `/api/docs/errors/CONFLICT`. */
export type ErrorCode = Problem['code'];

/**
 * Beside the catalogue: there was no answer in time or none at all (status 0; `cause` says why), or one that isn't the
 * API's, as a proxy between writes them.
 */
export type ClientErrorCode = 'NO_ANSWER' | 'FOREIGN_ANSWER';

type Fields = NonNullable<Problem['fields']>;

interface Details {
  readonly status: number;
  readonly problem?: Partial<Problem>;
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/** Every call that doesn't succeed rejects with this, but one that its caller ended. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  /** Of HTTP; 0 where there was no answer. */
  readonly status: number;
  /** Of a refused request: the rules each field breaks, by its dotted path. */
  readonly fields: Fields;
  /** What to quote to whoever runs the product. */
  readonly requestId: string | null;
  /** Seconds after which trying again makes sense, where the answer says so. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode | ClientErrorCode, message: string, details: Details) {
    const { status, problem = {}, retryAfter = null, cause } = details;
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.fields = problem.fields ?? {};
    this.requestId = problem.requestId ?? null;
    this.retryAfter = retryAfter;
  }
}
