import { Router, type Request, type RequestHandler } from 'express';
import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import { languageOf } from '../language.ts';
import { documentOf } from '../openapi/documents.ts';
import { docsAssets, type DocsAssetName } from './assets.ts';
import { docsContextOf } from './context-of.ts';
import type { DocsContext } from './docs-context.ts';
import { langOf } from './html.ts';
import { KeptPages, sendKept } from './kept-pages.ts';
import { closedOffice } from './office-pages.ts';
import { docsPages } from './pages.ts';
import { openEntries } from './search-entries.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/** Asked again each time, and answered by 304: what a new deployment says is there at once. */
const FRESH = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';

const readOnly: RequestHandler = (_request, response) => {
  response.setHeader('Allow', 'GET, HEAD');
  throw new AppError('METHOD_NOT_ALLOWED');
};

const queryOf = ({ url }: Request) => new URL(url, 'http://localhost').searchParams;

/** The address's own, which the language switch leads to; else the reader's choice. */
function docsLanguage(request: Request): Language {
  const asked = queryOf(request).get('language');
  return asked === 'pt' || asked === 'en' ? asked : languageOf(request);
}

/**
 * `/openapi.json` and the pages of `/docs` for everybody. What the back office's are filled with are endpoints, for staff
 * (docs/decisions/api.md).
 */
export function docsRouter(services: Infrastructure): Router {
  const router = Router({ caseSensitive: true });
  const kept = new KeptPages();
  const at = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(readOnly);

  /** An answer that is the same for all who read a language. Kept by names we know, not by addresses, of which there is no end. */
  const inLanguage = (
    path: string,
    type: string,
    make: (context: DocsContext, name: string) => string | null,
  ): RequestHandler => {
    return async (request, response) => {
      const language = docsLanguage(request);
      const { name = '' } = request.params as { name?: string };
      const answer = await kept.get(`${language} ${path} ${name}`, type, () => {
        const made = make(docsContextOf(services, language), name);
        if (made === null) throw new AppError('NOT_FOUND');
        return made;
      });
      response.appendHeader('Vary', 'Accept-Language, Cookie');
      response.setHeader('Content-Language', langOf(language));
      sendKept(request, response, answer, FRESH);
    };
  };
  const documentText = () => JSON.stringify(documentOf(services, 'user'));
  at('/openapi.json', async (request, response) =>
    sendKept(request, response, await kept.get('openapi', JSON_TYPE, documentText), FRESH),
  );
  for (const name of Object.keys(docsAssets) as DocsAssetName[])
    at(`/${name}`, async (request, response) => {
      const { version, type, bytes } = docsAssets[name];
      const cacheControl = queryOf(request).get('v') === version ? FOR_EVER : FRESH;
      sendKept(request, response, await kept.get(name, type, () => bytes), cacheControl);
    });
  for (const [place, page] of docsPages) at(`/docs${place}`, inLanguage(place, HTML, page));
  // One page whatever the area is called: whether there is one is for staff to know.
  at('/docs/office{/:area}', inLanguage('/office', HTML, closedOffice));
  at(
    '/docs/entries.json',
    inLanguage('/entries.json', JSON_TYPE, (context) => JSON.stringify({ entries: openEntries(context) })),
  );
  return router;
}
