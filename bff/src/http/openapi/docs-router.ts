import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type Request, type RequestHandler } from 'express';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import { languageOf } from '../language.ts';
import { sendBytes, sendLong } from '../respond.ts';
import { docsScript } from './docs-script.ts';
import { documentOf, pageOf } from './documents.ts';
import { errorListPage, errorPage, isErrorCode } from './error-pages.ts';

const style = readFileSync(join(import.meta.dirname, 'docs.css'));

const readOnly: RequestHandler = (_request, response) => {
  response.setHeader('Allow', 'GET, HEAD');
  throw new AppError('METHOD_NOT_ALLOWED');
};

/**
 * `/openapi.json` and `/docs` of the public API. The back office's are endpoints, for staff
 * (docs/decisions/transport.md).
 */
export function docsRouter(services: Infrastructure): Router {
  const router = Router({ caseSensitive: true });
  const at = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(readOnly);
  at('/openapi.json', (_request, response) =>
    sendLong(response, 200, 'application/json; charset=utf-8', JSON.stringify(documentOf(services, 'user'))),
  );
  at('/docs.css', (_request, response) => sendBytes(response, 200, 'text/css; charset=utf-8', style));
  at('/docs.js', (_request, response) =>
    sendBytes(response, 200, 'text/javascript; charset=utf-8', docsScript.bytes),
  );
  const htmlOf =
    (make: (request: Request) => string): RequestHandler =>
    (request, response) =>
      sendLong(response, 200, 'text/html; charset=utf-8', make(request));
  at(
    '/docs',
    htmlOf((request) => pageOf(services, 'user', languageOf(request))),
  );
  at(
    '/docs/errors',
    htmlOf((request) => errorListPage(languageOf(request))),
  );
  at(
    '/docs/errors/:code',
    htmlOf((request) => {
      const { code } = request.params;
      if (typeof code !== 'string' || !isErrorCode(code)) throw new AppError('NOT_FOUND');
      return errorPage(code, languageOf(request));
    }),
  );
  return router;
}
