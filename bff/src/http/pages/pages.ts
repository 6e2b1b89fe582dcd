import type { Language } from '@fio/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Services } from '../../composition.ts';
import type { Route } from '../area.ts';
import { AppError } from '../errors.ts';
import { languageOf } from '../language.ts';
import { acceptedEncoding } from '../static/accepted-encoding.ts';
import { PageCache, type CachedPage } from './PageCache.ts';
import { createRenderer } from './render.ts';
import { pageWord } from './words.ts';

/** Set by the shell for seven days when the visitor has passed. */
const PASSED = /(?:^|;\s*)agegate=/;

function send(request: Request, response: Response, language: Language, page: CachedPage): void {
  const encoding = acceptedEncoding(request.get('accept-encoding'));
  const bytes = encoding ? page[encoding] : page.html;
  response.statusCode = page.status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Language', language === 'pt' ? 'pt-BR' : 'en');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (page.isHidden) response.setHeader('X-Robots-Tag', 'noindex');
  if (page.isSecret) response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Answers every address that is nothing else with the shell's page. `template` is its index.html. */
export function pages(services: Services, routes: readonly Route[], template: string): RequestHandler {
  const cache = new PageCache(createRenderer(services, routes, template));
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('NOT_FOUND');
    response.locals['route'] = 'page';
    const language = languageOf(request);
    const isGated = services.config.agegate && !PASSED.test(request.get('cookie') ?? '');
    const path = request.path.replace(/(?<=.)\/+$/, '');
    const page = await cache.get({ path, language, isGated });
    if (page) {
      send(request, response, language, page);
      return;
    }
    response.status(503).type('text/plain').set('Retry-After', '5').send(pageWord(language, 'unbuilt'));
  };
}
