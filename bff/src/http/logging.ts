import type { RequestHandler, Request, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../core/log.ts';
import { redactUrl } from '../core/redact.ts';
import { requestId } from './request-id.ts';

function level(_request: Request, response: Response): 'error' | 'info' | 'debug' {
  if (response.statusCode >= 500) return 'error';
  return response.statusCode >= 400 ? 'info' : 'debug';
}

/** A line per request with its id, address and time; never headers or bodies. Successes only at level debug. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: (request, response) => {
      const id = requestId(request);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    customLogLevel: level,
    serializers: {
      req: (request: { method: string; url: string; id: string; remoteAddress?: string }) => ({
        id: request.id,
        method: request.method,
        url: redactUrl(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}
