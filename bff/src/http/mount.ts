import type { AnyEndpoint, Method } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';
import { Router, type Request, type Response } from 'express';
import type {} from 'pino-http';
import type { Services } from '../composition.ts';
import type { Route } from './area.ts';
import { authorize } from './authorize.ts';
import { discard } from './body.ts';
import { RawReply } from './context.ts';
import { once, type Answer } from './idempotency.ts';
import { parseInput } from './input.ts';
import { languageOf } from './language.ts';
import { openContext, type OpenContext } from './request-context.ts';
import { sendError, sendJson, sendRaw } from './respond.ts';
import { toAppError } from './to-app-error.ts';

const verbs = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, string>;

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

async function serve(route: Route, services: Services, request: Request, response: Response): Promise<void> {
  const context = openContext(services, route.endpoint, request, response);
  response.setHeader('Cache-Control', 'no-store');
  response.locals['route'] = route.endpoint.path;
  try {
    const answer = await run(route, request, context);
    if (answer instanceof RawReply) {
      await sendRaw(response, context.status ?? successStatus(route.endpoint), answer);
    } else {
      sendJson(response, answer.status, answer.body);
    }
  } catch (cause) {
    const error = toAppError(cause);
    if (error.status >= 500)
      request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
    sendError(response, error, languageOf(request), context.requestId);
  } finally {
    discard(request);
  }
}

const rank = ({ endpoint }: Route) =>
  (endpoint.strategy === 'admin' ? 100 : 0) + endpoint.path.split('/:').length;

/** The endpoints as a router to hang below `/api`. Fixed paths come before those with parameters. */
export function mount(routes: readonly Route[], services: Services): Router {
  const router = Router({ caseSensitive: true });
  for (const route of [...routes].sort((a, b) => rank(a) - rank(b))) {
    const { method, path } = route.endpoint;
    router[verbs[method]](path, (request, response) => serve(route, services, request, response));
  }
  return router;
}
