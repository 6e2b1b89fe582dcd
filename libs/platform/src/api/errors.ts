import type { ErrorAnswer, FieldProblem } from '@fio/contracts/errors/answer';
import type { ErrorCode } from '@fio/contracts/errors/codes';

/**
 * A refusal by the API. `status` 0 means that there was no answer. `message` is ready to show, in the page's
 * language; `fields` come with 422 only, by dotted path; `reasons`, each an English sentence, with REMOTE_REFUSED only.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly FieldProblem[]>>;
  readonly reasons: readonly string[];
  readonly requestId: string | null;
  constructor(status: number, answer: Partial<ErrorAnswer> & { code: ErrorCode; message: string }) {
    super(answer.message);
    this.name = 'ApiError';
    this.code = answer.code;
    this.status = status;
    this.fields = answer.fields ?? {};
    this.reasons = answer.reasons ?? [];
    this.requestId = answer.requestId ?? null;
  }
}
