import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { languageOf } from '../language.ts';
import { sendBytes, sendJson } from '../respond.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';

const style = readFileSync(join(import.meta.dirname, 'docs.css'));

/** `/openapi.json` and `/docs`, made when they are first asked for. */
export function docsRouter(name: string): Router {
  const router = Router({ caseSensitive: true });
  let document: OpenApiDocument | undefined;
  const get = () => (document ??= openApiDocument(name));
  router.get('/openapi.json', (_request, response) => sendJson(response, 200, get()));
  router.get('/docs.css', (_request, response) => sendBytes(response, 200, 'text/css; charset=utf-8', style));
  router.get('/docs', (request, response) => {
    const html = docsPage(get(), languageOf(request));
    sendBytes(response, 200, 'text/html; charset=utf-8', Buffer.from(html));
  });
  return router;
}
