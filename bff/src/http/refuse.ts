import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Infrastructure } from '../core/infrastructure.ts';
import { isFailure } from '../core/errors.ts';
import { redactUrl } from '../core/redact.ts';
import { languageOf } from './language.ts';
import { sendError } from './respond.ts';
import { missingFor, toAppError } from './to-app-error.ts';

/** Answers whatever was thrown as a refusal in the caller's language; what is our fault is logged with its cause. */
export function refuse(
  { log, errors }: Pick<Infrastructure, 'log' | 'errors'>,
  cause: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  sendsFile = false,
): void {
  const error = toAppError(cause, sendsFile);
  if (isFailure(error.status)) {
    errors.count(missingFor(error.cause) ?? 'other');
    log.error({ requestId, code: error.code, err: error.cause ?? error }, 'request failed');
  }
  if (error.reportable) {
    errors.report(error.cause ?? error, {
      requestId,
      method: request.method ?? '',
      path: redactUrl(request.url ?? ''),
    });
  }
  sendError(response, error, languageOf(request), requestId);
}
