import type { AnyEndpoint } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Services } from '../composition.ts';
import type { Route } from './area.ts';
import { authorize } from './authorize.ts';
import { begin } from './begin.ts';
import { discard } from './body.ts';
import { RawReply } from './context.ts';
import { once, type Answer } from './idempotency.ts';
import { parseInput } from './input.ts';
import { createMatcher, type Matched } from './matcher.ts';
import type { Metrics } from './metrics.ts';
import { refuse } from './refuse.ts';
import { openContext, type OpenContext } from './request-context.ts';
import { sendJson, sendRaw } from './respond.ts';
import { apiHeaders } from './security-headers.ts';

const successStatus = ({ status, response, media }: AnyEndpoint) => status ?? (response || media ? 200 : 204);

/** The result as the contract describes it: what it doesn't name never leaves. */
const present = (endpoint: AnyEndpoint, result: unknown) =>
  (endpoint.response ? endpoint.response.parse(result) : null) as JsonValue;

function scopeOf(endpoint: AnyEndpoint, context: OpenContext): string {
  const { session } = context;
  // A guest's key is a UUID nobody else knows; an address may change between two attempts.
  const caller = session ? `${session.strategy}:${session.subjectId}` : 'guest';
  return `${caller} ${endpoint.method} ${endpoint.path}`;
}

async function run(route: Route, request: Request, context: OpenContext): Promise<Answer | RawReply> {
  const { endpoint, handler, options } = route;
  await authorize(endpoint, request, context);
  const input = await parseInput(endpoint, request);
  if (endpoint.limit && !options.ownLimits) {
    await context.limits.consume(endpoint.limit, context.ip, context.session?.subjectId);
  }
  const answer = (result: unknown): Answer => ({
    status: context.status ?? successStatus(endpoint),
    body: present(endpoint, result),
  });
  const { idempotencyKey: key } = context;
  if (!endpoint.idempotent || options.ownIdempotency || key === null) {
    const result = await handler(input, context);
    return result instanceof RawReply ? result : answer(result);
  }
  return once(context.db, { scope: scopeOf(endpoint, context), key, input }, async (tx) => {
    context.joined = tx;
    return answer(await handler(input, context));
  });
}

async function serve(
  { route, params }: Matched,
  services: Services,
  request: Request,
  response: Response,
): Promise<void> {
  const { endpoint } = route;
  request.params = params;
  const context = openContext(services, endpoint, request, response);
  response.setHeader('Cache-Control', 'no-store');
  response.locals['route'] = endpoint.path;
  try {
    const answer = await run(route, request, context);
    if (answer instanceof RawReply)
      await sendRaw(response, context.status ?? successStatus(endpoint), answer);
    else sendJson(response, answer.status, answer.body);
  } catch (cause) {
    refuse(services, cause, request, response);
  } finally {
    discard(request);
  }
}

/** The endpoints as a handler to hang below `/api`; what is none of them is somebody else's. */
export function mount(routes: readonly Route[], services: Services, metrics?: Metrics): RequestHandler {
  const match = createMatcher(routes);
  const headers = apiHeaders(services.config);
  const observers = { log: services.log, metrics };
  return (request, response, next) => {
    const { url } = request;
    const end = url.indexOf('?');
    const matched = match(request.method, end === -1 ? url : url.slice(0, end));
    if (!matched) {
      next();
      return;
    }
    begin(observers, headers, request, response);
    void serve(matched, services, request, response);
  };
}
