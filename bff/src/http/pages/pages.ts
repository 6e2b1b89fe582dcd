import type { Language } from '@fio/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { originOf, type Config } from '../../core/config/index.ts';
import { AppError } from '../../core/errors.ts';
import { languageOf } from '../language.ts';
import { acceptedEncoding } from '../static/accepted-encoding.ts';
import { isKnownTo } from '../is-known.ts';
import { callerAddress, createTrust, type Trust } from '../trust.ts';
import { PageCache, type CachedPage } from './PageCache.ts';
import { sideOf } from './page-kind.ts';
import type { FindPage } from './registry.ts';
import { createRenderer, type PageRequest, type RendererOptions } from './render.ts';
import { buildsFor, previewCookie, type VisitorBuilds } from './visitor-builds.ts';
import { pageWords } from './words.ts';

/** Set by the shell for seven days when the visitor has passed. */
const PASSED = /(?:^|;\s*)agegate=/;
const AGE_GATE = '/agegate';
/** A link that shows a build before it is promoted; without a token it ends that. */
const PREVIEW = /[?&]preview(=|&|$)/;
/** Set by the shell when the cookie notice is answered. */
const ANSWERED = /(?:^|;\s*)cookiesAccept=/;
/** Seconds after which a page that lacks its data is worth another try. */
const BACK_SOON = 5;

/** How a page may be kept: with a token in its address not at all, else by who asks each time whether it holds. */
function setKeeping(
  response: Response,
  { isKept, isSecret, revision }: CachedPage,
  now: Date,
): string | null {
  if (!isKept || isSecret) {
    response.setHeader('Cache-Control', 'no-store');
    return null;
  }
  const tag = `W/"${revision}"`;
  // A new visitor's cookie is nobody else's.
  response.setHeader('Cache-Control', response.hasHeader('Set-Cookie') ? 'private, no-cache' : 'no-cache');
  response.setHeader('ETag', tag);
  // A kept page is older than its headers: from here it knows the time.
  response.setHeader('Server-Timing', `now;dur=${now.getTime()}`);
  return tag;
}

interface Sending {
  readonly language: Language;
  readonly now: Date;
}

function send(request: Request, response: Response, { language, now }: Sending, page: CachedPage): void {
  const tag = setKeeping(response, page, now);
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
function pageRequest(
  request: Request,
  findPage: FindPage,
  config: Config,
): Omit<PageRequest, 'isOver' | keyof VisitorBuilds> {
  const path = request.path.replace(/(?<=.)\/+$/, '');
  const search = new URL(request.originalUrl, 'http://localhost').searchParams;
  const known = Object.entries(findPage(path)?.page.query ?? {});
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

/** Counts a page for which its data would count; whether that was too much. What the limits can't tell now, the data can't either. */
async function isOver(
  request: Request,
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
  { services: { limits, log }, findPage }: Pick<RendererOptions, 'services' | 'findPage'>,
  trust: Trust,
): Promise<boolean> {
  const name = findPage(path)?.page.limit?.(query) ?? null;
  if (name === null) return false;
  try {
    await limits.consume(name, callerAddress(request, trust));
    return false;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'TOO_MANY_REQUESTS') return true;
    log.warn({ err: cause }, 'a page was not counted');
    return false;
  }
}

/** Takes a preview's token out of the address and into a cookie, and leads to the page itself. */
function openPreview(request: Request, response: Response, services: Infrastructure): void {
  // Ours, whatever the path begins with.
  const address = new URL(originOf(request.path, services.config).origin);
  address.pathname = request.path;
  address.search = request.originalUrl.replace(/^[^?]*/, '');
  const cookie = previewCookie(address.searchParams.get('preview') ?? '', services);
  response.appendHeader('Set-Cookie', cookie);
  // The tab that begins a preview: the shell takes it from the address (late/preview-tabs.ts).
  if (!cookie.startsWith('preview=;')) address.hash = 'preview';
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  address.searchParams.delete('preview');
  response.redirect(303, address.href);
}

/** Answers every address that is nothing else with the shell's page. */
export function pages(options: RendererOptions): RequestHandler {
  const cache = new PageCache(createRenderer(options));
  const { services, findPage } = options;
  const { config } = services;
  const trust = createTrust(config);
  return async (request, response) => {
    response.locals['route'] = 'page';
    // A form sent before a script could take it: its page comes again. The address is ours, whatever the path begins with.
    if (request.method === 'POST') {
      response.redirect(303, originOf(request.path, config).origin + request.originalUrl);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('NOT_FOUND');
    if (PREVIEW.test(request.originalUrl)) {
      openPreview(request, response, services);
      return;
    }
    const asked = pageRequest(request, findPage, config);
    if (asked.path === AGE_GATE && PASSED.test(request.get('cookie') ?? '')) {
      // Whoever has passed isn't shown the gate again, not even for the moment until the script leads on.
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Vary', 'Cookie');
      response.redirect(303, config.publicUrl.href);
      return;
    }
    const { cookie, ...builds } = await buildsFor(request.get('cookie'), sideOf(asked.path), services);
    if (cookie !== null) response.appendHeader('Set-Cookie', cookie);
    const wanted = { ...asked, ...builds, isOver: await isOver(request, asked, options, trust) };
    const page = await cache.get(wanted);
    if (page) {
      send(request, response, { language: wanted.language, now: services.clock.now() }, page);
      return;
    }
    const words = pageWords(wanted.language)('unbuilt');
    response.status(503).type('text/plain').set('Retry-After', String(BACK_SOON)).send(words);
  };
}
