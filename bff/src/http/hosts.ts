import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { strategyOf } from '@fio/contracts';
import type { Infrastructure } from '../core/infrastructure.ts';
import { hasOwnHost, originOf } from '../core/config/index.ts';
import { AppError } from '../core/errors.ts';
import { refuse } from './refuse.ts';
import { requestId } from './request-id.ts';
import { setHeaders } from './respond.ts';
import { apiHeaders } from './security-headers.ts';
import type { Trust } from './trust.ts';

/** Not told apart: probes, files with a hash in their name, pictures, what browsers and robots look for at the root. */
const SHARED = /^\/(?:healthz$|readyz$|mf\/|assets\/|files\/|[\w-]+\.\w+$)/;
/** Of the API, what the shell asks for on either side: it tells nobody's secrets and knows no session of staff. */
const SHARED_API =
  /^\/(?:release|remotes\/loads|observation\/\w+|locations(?:\/\w+\/cities)?|openapi\.json|docs(?:[./][\w./-]+)?)$/;
/** The pictures of staff, which only the back office shows. */
const AVATAR = /^\/avatar\//;

type Place = 'here' | 'elsewhere' | 'nowhere';

function placeOf(path: string, isAdminHost: boolean): Place {
  // A whole address instead of a path, as proxies are asked: the host it names need not be the header's.
  if (!path.startsWith('/')) return 'nowhere';
  if (SHARED.test(path)) return 'here';
  if (path.startsWith('/api/')) {
    const called = path.slice('/api'.length);
    if (SHARED_API.test(called)) return 'here';
    const isOfStaff = strategyOf(called) === 'admin' || AVATAR.test(called);
    return isOfStaff === isAdminHost ? 'here' : 'nowhere';
  }
  return (strategyOf(path) === 'admin') === isAdminHost ? 'here' : 'elsewhere';
}

/** Leads to the same address on the host it belongs to; the bare host of the back office is its entry. */
function lead(
  path: string,
  isAdminHost: boolean,
  { url = '' }: IncomingMessage,
  services: Infrastructure,
): string {
  const { config } = services;
  if (isAdminHost && path === '/') return new URL('/admin', config.adminUrl).href;
  // Joined, not resolved: a path that begins with two slashes stays ours.
  return originOf(path, config).origin + url;
}

/**
 * Where the back office has a host of its own: keeps each side's pages and API on its host, before anything else is
 * asked (docs/decisions/access.md). What is another host's API doesn't exist here; a page leads to where it lives.
 * Any host but the back office's is public.
 */
export function withHosts(app: RequestListener, services: Infrastructure, trust: Trust): RequestListener {
  const { config } = services;
  if (!hasOwnHost(config)) return app;
  const headers = [...apiHeaders(config), ['Cache-Control', 'no-store'] as const];

  const answer = (place: Place, path: string, isAdminHost: boolean) => {
    return (request: IncomingMessage, response: ServerResponse) => {
      const id = requestId(request, trust);
      setHeaders(response, headers, id);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (place === 'elsewhere' && isRead) {
        response.writeHead(302, { Location: lead(path, isAdminHost, request, services) }).end();
      } else refuse(services, new AppError('NOT_FOUND'), request, response, id);
      request.resume();
    };
  };

  return (request, response) => {
    const path = (request.url ?? '').replace(/[?#].*/s, '');
    const isAdminHost = request.headers.host?.toLowerCase() === config.adminUrl.host;
    const place = placeOf(path, isAdminHost);
    if (place === 'here') app(request, response);
    else answer(place, path, isAdminHost)(request, response);
  };
}
