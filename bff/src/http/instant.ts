import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { VERSION_HEADER } from '@fio/contracts';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Route } from '../core/request/routes.ts';
import { discard } from './body.ts';
import type { Metrics } from './metrics.ts';
import { apiHeaders } from './security-headers.ts';

interface Lane {
  readonly start: string;
  readonly end: string;
  readonly find: (id: string) => string | null;
  readonly count: ((status: number, seconds: number) => void) | undefined;
}

function laneOf(route: Route, metrics: Metrics | undefined): Lane[] {
  const { instant } = route.options;
  const { method, path, access } = route.endpoint;
  if (!instant) return [];
  const [start, end, ...rest] = `/api${path}`.split(':id');
  if (
    method !== 'GET' ||
    access !== 'public' ||
    start === undefined ||
    end === undefined ||
    rest.length > 0
  ) {
    throw new Error(`${method} ${path} can't be instant: only a public GET on one :id can.`);
  }
  return [{ start, end, find: instant, count: metrics?.of(method, path) }];
}

/** Head and body in one write. */
function send(response: ServerResponse, fixed: readonly string[], text: string): void {
  const length = String(Buffer.byteLength(text));
  response.writeHead(200, [...fixed, 'X-Request-Id', randomUUID(), 'Content-Length', length]);
  response.end(text);
}

/**
 * Answers what routes have at hand (RouteOptions.instant) before the app is asked: Express alone takes half of what a
 * bare server gives, and live results are what everybody asks for at once (docs/decisions/api.md).
 */
export function withInstantAnswers(
  app: RequestListener,
  routes: readonly Route[],
  { config }: Pick<Infrastructure, 'config'>,
  newest: string,
  metrics?: Metrics,
): RequestListener {
  const lanes = routes.flatMap((route) => laneOf(route, metrics));
  const fixed = [
    ...apiHeaders(config).flat(),
    'Content-Type',
    'application/json; charset=utf-8',
    'Cache-Control',
    'no-store',
    ...[VERSION_HEADER, newest],
  ];
  const header = VERSION_HEADER.toLowerCase();
  return (request, response) => {
    const { method, url = '' } = request;
    // What is at hand is in the newest version.
    const isNewest = (request.headers[header] ?? newest) === newest;
    const lane =
      isNewest &&
      method === 'GET' &&
      lanes.find(({ start, end }) => url.startsWith(start) && url.endsWith(end));
    if (!lane) {
      app(request, response);
      return;
    }
    const startedAt = performance.now();
    const text = lane.find(url.slice(lane.start.length, url.length - lane.end.length));
    if (text === null) {
      app(request, response);
      return;
    }
    send(response, fixed, text);
    discard(request);
    lane.count?.(200, (performance.now() - startedAt) / 1000);
  };
}
