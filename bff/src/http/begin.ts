import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from '../core/log.ts';
import { redactUrl } from '../core/redact.ts';
import type { Metrics } from './metrics.ts';
import { requestId } from './request-id.ts';
import type { HeaderList } from './security-headers.ts';

declare global {
  // Express's own way of telling what middleware adds to a request.
  namespace Express {
    interface Request {
      /** Names the request in logs and refusals. */
      id: string;
    }
  }
}

export interface Observers {
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
}

function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}

/** The address before any router cut it. */
const addressOf = (request: IncomingMessage & { originalUrl?: string }) =>
  request.originalUrl ?? request.url ?? '';

function report({ log, metrics }: Observers, request: Request, response: Response, startedAt: number): void {
  const seconds = (performance.now() - startedAt) / 1000;
  const status = response.statusCode;
  metrics?.observe(request.method, String(response.locals['route'] ?? 'none'), status, seconds);
  const level = levelOf(status);
  if (!log.isLevelEnabled(level)) return;
  const url = redactUrl(addressOf(request));
  log[level](
    { requestId: request.id, method: request.method, url, status, ms: Math.round(seconds * 1000) },
    'request',
  );
}

/**
 * Names a request, sets the headers every answer has, and sees to its line in the log and its place in the metrics:
 * never headers or bodies, successes only at level debug. Not pino-http: its logger per request cost a tenth of the
 * throughput (docs/decisions/012).
 */
export function begin(observers: Observers, headers: HeaderList, request: Request, response: Response): void {
  const startedAt = performance.now();
  request.id = requestId(request);
  response.setHeader('X-Request-Id', request.id);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.once('close', () => report(observers, request, response, startedAt));
}
