import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { languageOf } from '../../language.ts';
import { isKnownTo } from '../../is-known.ts';
import { ICON, PICTURES, pictureAt } from './icons.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import type { Page } from '../page.ts';
import { sitemap, type SiteAddress } from './sitemap.ts';

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
  /** Seconds it may be kept without a question. */
  readonly maxAge: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

function send(request: Request, response: Response, { type, body, maxAge }: Answer): void {
  const bytes = Buffer.from(body);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  response.locals['route'] = 'site-file';
  response.setHeader('Cache-Control', `public, max-age=${maxAge}`);
  response.setHeader('ETag', tag);
  if (isKnownTo(request, tag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** What the site map is made of. */
export interface SiteParts {
  readonly infrastructure: Pick<Infrastructure, 'config'>;
  readonly pages: readonly Page[];
  readonly addresses: () => Promise<readonly SiteAddress[]>;
}

/** What browsers and robots look for at the root: icons, web manifest, robots.txt and the site map. */
export function siteFiles({ infrastructure: { config }, pages, addresses }: SiteParts): Router {
  const { publicUrl } = config;
  const router = Router({ caseSensitive: true });
  router.get('/robots.txt', (request, response) =>
    send(request, response, { type: 'text/plain; charset=utf-8', body: robots(publicUrl), maxAge: HOUR }),
  );
  router.get('/sitemap.xml', async (request, response) => {
    const body = sitemap(publicUrl, pages, await addresses());
    send(request, response, { type: 'application/xml; charset=utf-8', body, maxAge: HOUR });
  });
  router.get('/manifest.webmanifest', (request, response) => {
    response.setHeader('Vary', 'Accept-Language, Cookie');
    const body = JSON.stringify(manifest(config, languageOf(request)));
    send(request, response, { type: 'application/manifest+json; charset=utf-8', body, maxAge: HOUR });
  });
  router.get('/icon.svg', (request, response) =>
    send(request, response, { type: 'image/svg+xml; charset=utf-8', body: ICON, maxAge: DAY }),
  );
  router.get(Object.keys(PICTURES), async (request, response, next) => {
    const body = await pictureAt(request.path);
    if (body) send(request, response, { type: 'image/png', body, maxAge: DAY });
    else next();
  });
  return router;
}
