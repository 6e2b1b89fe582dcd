import { isFailure } from '../core/errors.ts';
import type { Logger } from '../core/log.ts';
import { redactUrl } from '../core/redact.ts';

/** What is told of a request once it is answered. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string | undefined;
  readonly url: string;
  readonly status: number;
  readonly seconds: number;
}

function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (isFailure(status)) return 'error';
  return status >= 400 ? 'info' : 'debug';
}

/** A request's line in the log: never headers or bodies, successes only at level debug. */
export function report(log: Logger, { id, method, url, status, seconds }: AnsweredRequest): void {
  const level = levelOf(status);
  if (!log.isLevelEnabled(level)) return;
  log[level](
    { requestId: id, method, url: redactUrl(url), status, ms: Math.round(seconds * 1000) },
    'request',
  );
}
