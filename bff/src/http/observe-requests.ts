import type { Request, RequestHandler } from 'express';
import type { Logger } from '../core/log.ts';
import type { Metrics } from './metrics.ts';
import { report } from './report.ts';
import { requestId } from './request-id.ts';
import type { HeaderList } from './security-headers.ts';
import type { Trust } from './trust.ts';

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
  readonly trust: Trust;
}

/**
 * For what Express serves: names a request, sets the headers every answer has, and sees to its line in the log and its
 * place in the metrics. Not pino-http: its logger per request cost a tenth of the throughput
 * (docs/decisions/api.md).
 */
export function observeRequests({ log, metrics, trust }: Observers, headers: HeaderList): RequestHandler {
  return (request: Request, response, next) => {
    const startedAt = performance.now();
    const { method, originalUrl: url } = request;
    request.id = requestId(request, trust);
    response.setHeader('X-Request-Id', request.id);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const { statusCode: status } = response;
      metrics?.observe(method, String(response.locals['route'] ?? 'none'), status, seconds);
      report(log, { id: request.id, method, url, status, seconds });
    });
    next();
  };
}
