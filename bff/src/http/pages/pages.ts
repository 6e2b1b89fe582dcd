import type { Language } from '@fio/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../../config/index.ts';
import { AppError } from '../errors.ts';
import { languageOf } from '../language.ts';
import { acceptedEncoding } from '../static/accepted-encoding.ts';
import { isKnownTo } from '../is-known.ts';
import { PageCache, type CachedPage } from './PageCache.ts';
import { publicPage } from './registry.ts';
import { createRenderer, type PageRequest, type RendererOptions } from './render.ts';
import { pageWords } from './words.ts';

/** Set by the shell for seven days when the visitor has passed. */
const PASSED = /(?:^|;\s*)agegate=/;
/** Set by the shell when the cookie notice is answered. */
const ANSWERED = /(?:^|;\s*)cookiesAccept=/;
/** Seconds after which a page that lacks its data is worth another try. */
const BACK_SOON = 5;

/** How a page may be kept: with a token in its address not at all, else by who asks each time whether it holds. */
function setKeeping(response: Response, { isKept, isSecret, revision }: CachedPage): string | null {
  if (!isKept || isSecret) {
    response.setHeader('Cache-Control', 'no-store');
    return null;
  }
  const tag = `W/"${revision}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', tag);
  // A kept page is older than its headers: from here it knows the time.
  response.setHeader('Server-Timing', `now;dur=${Date.now()}`);
  return tag;
}

function send(request: Request, response: Response, language: Language, page: CachedPage): void {
  const tag = setKeeping(response, page);
  response.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (tag !== null && isKnownTo(request, tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request.get('accept-encoding'));
  const bytes = page[encoding ?? 'plain'];
  response.statusCode = page.status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Language', language === 'pt' ? 'pt-BR' : 'en');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (page.isHidden) response.setHeader('X-Robots-Tag', 'noindex');
  if (page.isSecret) response.setHeader('Referrer-Policy', 'no-referrer');
  if (page.status === 503) response.setHeader('Retry-After', BACK_SOON);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** What a page is kept under: of its query only what makes it another page. */
function pageRequest(request: Request, config: Config): PageRequest {
  const path = request.path.replace(/(?<=.)\/+$/, '');
  const search = new URL(request.originalUrl, 'http://localhost').searchParams;
  const known = Object.entries(publicPage(path)?.page.query ?? {});
  const query = Object.fromEntries(
    known.flatMap(([name, accepts]) => {
      const value = search.get(name) ?? '';
      return accepts(value, config) ? [[name, value] as const] : [];
    }),
  );
  const kept = new URLSearchParams(query);
  const cookies = request.get('cookie') ?? '';
  return {
    path,
    query,
    address: kept.size > 0 ? `${path}?${kept.toString()}` : path,
    language: languageOf(request),
    isGated: config.agegate && !PASSED.test(cookies),
    asksConsent: !ANSWERED.test(cookies),
  };
}

/** Answers every address that is nothing else with the shell's page. */
export function pages(options: RendererOptions): RequestHandler {
  const cache = new PageCache(createRenderer(options));
  const { config } = options.services;
  return async (request, response) => {
    response.locals['route'] = 'page';
    // A form sent before a script could take it: its page comes again. The address is ours, whatever the path begins with.
    if (request.method === 'POST') {
      response.redirect(303, config.publicUrl.origin + request.originalUrl);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('NOT_FOUND');
    const wanted = pageRequest(request, config);
    const page = await cache.get(wanted);
    if (page) {
      send(request, response, wanted.language, page);
      return;
    }
    const words = pageWords(wanted.language)('unbuilt');
    response.status(503).type('text/plain').set('Retry-After', String(BACK_SOON)).send(words);
  };
}
