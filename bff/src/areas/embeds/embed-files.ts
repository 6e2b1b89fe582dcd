import { readFileSync } from 'node:fs';
import type { Request, RequestHandler, Response } from 'express';
import { EMBED_SCRIPT, type EmbedLook, embedPath, isSlug, readEmbedLook } from '@fio/domain';
import { AppError } from '../../core/errors.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { type Shared, SharedAnswers } from '../../http/SharedAnswers.ts';
import { isKnownTo } from '../../http/is-known.ts';
import { acceptedEncoding } from '../../http/static/accepted-encoding.ts';
import { insteadHtml, theoryHtml } from './embed-html.ts';
import { embedPolicy } from './embed-policy.ts';
import type { EmbedServices } from './embed-services.ts';
import { embedView } from './embed-view.ts';
import { localeOf } from './words.ts';

const PATH = /^\/teoria\/([^/]+?)(\.json)?$/;
const HTML = 'text/html; charset=utf-8';
/** Seconds that a copy on the way serves: a widget may be in pages that half a country reads. */
const FRESH = 'public, max-age=10, stale-while-revalidate=30';
/** Of the script, which hardly ever changes. */
const SCRIPT_FRESH = 'public, max-age=3600, stale-while-revalidate=86400';

const LOADER = readFileSync(new URL('./browser/loader.js', import.meta.url), 'utf8');

function send(request: Request, response: Response, type: string, keep: string, shared: Shared): void {
  response.setHeader('Cache-Control', keep);
  response.setHeader('ETag', shared.tag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200 && isKnownTo(request, shared.tag)) {
    response.status(304).end();
    return;
  }
  const encoding = acceptedEncoding(request.get('accept-encoding'));
  const bytes = shared[encoding ?? 'plain'];
  response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Any page may hold it, and any reader without a session of ours may read it. */
function openToAll(response: Response): void {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Access-Control-Allow-Origin', '*');
}

/** What pages that isolate themselves ask of what they frame. */
function frameable(response: Response, look: EmbedLook): void {
  response.removeHeader('X-Frame-Options');
  response.setHeader('Content-Security-Policy', embedPolicy(look));
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  response.setHeader('Content-Language', localeOf(look.language));
  response.setHeader('X-Robots-Tag', 'noindex');
}

/**
 * `/embed/teoria/<slug>`, a theory for other sites' frames, `/embed/teoria/<slug>.json`, its figures, and the script that makes
 * frames. No cookie is read or set here: everybody gets the same, by the address alone.
 */
export function embedFiles({ config }: Infrastructure, { content }: EmbedServices): RequestHandler {
  const answers = new SharedAnswers();
  const keep = async (key: string, write: () => Promise<string> | string): Promise<Shared> =>
    answers.fresh(key) ?? answers.make(key, async () => write());
  const { origin } = config.publicUrl;
  const script = LOADER.replace('__ORIGIN__', () => origin);

  async function theoryOf(slug: string, look: EmbedLook) {
    const theory = isSlug(slug) ? await content.theory(slug) : null;
    return theory && embedView(theory, look.language);
  }

  async function make(slug: string, look: EmbedLook, wantsFigures: boolean): Promise<string> {
    const view = await theoryOf(slug, look);
    if (view === null || (config.agegate && wantsFigures)) throw new AppError('NOT_FOUND');
    if (config.agegate) return insteadHtml('gated', `/teoria/${slug}`, look, config);
    const { revision, figures, state } = view;
    if (wantsFigures) return JSON.stringify({ revision, ...figures });
    const language: EmbedLook = { language: look.language, theme: 'auto', accent: null };
    const path = embedPath(`${slug}.json`, language);
    return theoryHtml(view, look, state === 'resolved' ? null : path, config);
  }

  /** Whatever was asked for instead of a theory is never told back. */
  const gone = (look: EmbedLook) =>
    keep(`gone ${embedPath('', look)}`, () => insteadHtml('gone', '/teoria', look, config));

  return async (request, response) => {
    response.locals['route'] = '/embed';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) throw new AppError('NOT_FOUND');
    if (`/embed${request.path}` === EMBED_SCRIPT) {
      openToAll(response);
      const type = 'text/javascript; charset=utf-8';
      send(request, response, type, SCRIPT_FRESH, await keep(EMBED_SCRIPT, () => script));
      return;
    }
    const [, slug, json] = PATH.exec(request.path) ?? [];
    if (slug === undefined) throw new AppError('NOT_FOUND');
    const { searchParams } = new URL(request.originalUrl, origin);
    const look = readEmbedLook((name) => searchParams.get(name));
    const key = `${json ?? ''} ${embedPath(slug, look)}`;
    const found = await keep(key, () => make(slug, look, json !== undefined)).catch((cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'NOT_FOUND' && json === undefined) return null;
      throw cause;
    });
    openToAll(response);
    if (json !== undefined && found) {
      send(request, response, 'application/json; charset=utf-8', FRESH, found);
      return;
    }
    frameable(response, look);
    if (found === null) response.status(404);
    send(request, response, HTML, FRESH, found ?? (await gone(look)));
  };
}
