import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { VERSION_HEADER, type AnyEndpoint } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Answer } from '../core/request/attempt.ts';
import type { Route } from '../core/request/routes.ts';
import { traced, type Step } from '../core/observation/trace.ts';
import { withinDeadline } from '../core/deadline.ts';
import { authorize } from './authorize.ts';
import type { Observers } from './observe-requests.ts';
import { discard } from './body.ts';
import { OpenReply, RawReply } from '../core/request/replies.ts';
import { assertKey, once } from './idempotency.ts';
import { parseInput } from './input.ts';
import { createMatcher, type Matched } from './matcher.ts';
import { refuse } from './refuse.ts';
import { report } from './report.ts';
import { contextsOf, type OpenContext } from './request-context.ts';
import { pageLinks } from './page-links.ts';
import { rateLimitHeaders, tighter } from './rate-limit-headers.ts';
import { sendAtOnce, sendRaw, setAll, setHeaders } from './respond.ts';
import { requestId } from './request-id.ts';
import { apiHeaders } from './security-headers.ts';
import { takesFile } from './takes-file.ts';
import { recordForbidden } from './record-forbidden.ts';
import { wrongMethod } from './wrong-method.ts';
import { SharedAnswers, sendShared } from './SharedAnswers.ts';
import type { Versions } from './versions/Versions.ts';

/** As Node names it. */
const HEADER = VERSION_HEADER.toLowerCase();

/** By when a request is answered, whatever it waits for; one that brings a file may be slow in bringing it. */
const ANSWER_MS = 15_000;
const FILE_MS = 60_000;

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

async function run(
  { route, params }: Matched,
  request: IncomingMessage,
  context: OpenContext,
  versions: Versions,
): Promise<Answer | RawReply | OpenReply> {
  const { endpoint, options } = route;
  if (endpoint.blockable) context.addresses.blocks.assertFree(context.ip);
  await authorize({ endpoint, params }, request, context);
  context.apiVersion = versions.spoken(request.headers[HEADER], context.session?.apiVersion);
  const upgrade = (body: unknown) => versions.up(endpoint, context.apiVersion, body);
  // Before the body is read: whoever waits sends it again.
  return endpoint.line === undefined || options.ownLine
    ? handle(route, params, request, context, upgrade)
    : context.lineUp(() => handle(route, params, request, context, upgrade));
}

/** What is left once the caller is let in. */
async function handle(
  { endpoint, handler, options }: Route,
  params: Matched['params'],
  request: IncomingMessage,
  context: OpenContext,
  upgrade: (body: unknown) => unknown,
): Promise<Answer | RawReply | OpenReply> {
  const input = await parseInput(endpoint, params, request, upgrade);
  if (endpoint.limit && !options.ownLimits) {
    const standing = await context.limits.consume(endpoint.limit, context.ip, context.session?.subjectId);
    context.rateLimit = tighter(context.rateLimit, standing);
  }
  if (endpoint.challenge) await context.identity.challenges.demand(endpoint.challenge, context);
  const answer = (result: unknown): Answer => ({
    status: context.status ?? successStatus(endpoint),
    body: present(endpoint, result),
  });
  const { idempotencyKey: key } = context;
  if (options.grouped) {
    if (key !== null) assertKey(key);
    const attempt = key === null ? null : { scope: scopeOf(endpoint, context), key, input };
    const grouped = await options.grouped(input, context, { attempt, answer });
    if (grouped !== null) return grouped;
  }
  if (!endpoint.idempotent || options.ownIdempotency || key === null) {
    const result = await handler(input, context);
    return result instanceof RawReply || result instanceof OpenReply ? result : answer(result);
  }
  return once(context.db, { scope: scopeOf(endpoint, context), key, input }, async (tx) => {
    context.joined = tx;
    const given = answer(await handler(input, context));
    if (context.hasJoined) return given;
    throw new TypeError(
      `${endpoint.path} takes a key and changes nothing in the transaction of its context.`,
    );
  });
}

/** What the headers of an answer tell beside it: where its caller stands, that it was given before, its list's other pages. */
function toldOf(
  { method }: AnyEndpoint,
  { url = '' }: IncomingMessage,
  { rateLimit }: OpenContext,
  answer: Answer | RawReply | OpenReply,
): string[] {
  const told = rateLimit ? rateLimitHeaders(rateLimit) : [];
  if (answer instanceof RawReply || answer instanceof OpenReply) return told;
  if (answer.replayed) told.push('Idempotent-Replayed', 'true');
  const links = method === 'GET' ? pageLinks(url, answer.body) : null;
  if (links !== null) told.push('Link', links);
  return told;
}

/** How a request is recorded: by its route, never by its address. */
const stepOf = ({ method, path }: AnyEndpoint, { headers }: IncomingMessage, id: string): Step => ({
  name: `${method} ${path}`,
  kind: 'server',
  attributes: { 'http.request.method': method, 'http.route': path, 'fio.request_id': id },
  parent: typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined,
});

/** By what a shared answer is known: a query that the endpoint doesn't read would keep it once more for every spelling. */
const addressOf = ({ route }: Matched, { url = '' }: IncomingMessage): string =>
  route.endpoint.query ? url : (url.split('?', 1)[0] ?? url);

/** How one app answers a request whose route is found. */
function createServe(services: Infrastructure, { log, trust }: Observers, versions: Versions) {
  const Context = contextsOf(services, trust);
  const headers = [...apiHeaders(services.config), ['Cache-Control', 'no-store'] as const];
  const fixed = headers.flat();
  const common = apiHeaders(services.config).flat();
  const shared = new SharedAnswers();

  /** The answer of a route for everyone, made by whoever asks first. */
  const make = (matched: Matched, key: string, request: IncomingMessage, context: OpenContext) =>
    shared.make(key, async () => {
      // Bound by itself: who asked first may have gone, and others wait.
      const answer = await withinDeadline(ANSWER_MS, () => run(matched, request, context, versions));
      if (!(answer instanceof RawReply || answer instanceof OpenReply))
        return JSON.stringify(versions.down(matched.route.endpoint, context.apiVersion, answer.body));
      throw new TypeError(`${matched.route.endpoint.path} is shared: it answers with JSON`);
    });

  return async (
    matched: Matched,
    count: ((status: number, seconds: number) => void) | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const startedAt = performance.now();
    const { endpoint, options } = matched.route;
    // Of a version that is none nothing is shared: it is refused.
    const version = options.shared ? versions.named(request.headers[HEADER]) : null;
    const key = version === null ? null : `${version} ${addressOf(matched, request)}`;
    const sharedHeaders = (id: string) => [
      ...common,
      ...versions.headersOf(endpoint, version ?? versions.newest),
      ...['X-Request-Id', id],
    ];
    const atHand = key === null ? null : shared.fresh(key);
    if (atHand) {
      const status = sendShared(request, response, sharedHeaders(requestId(request, trust)), atHand);
      discard(request);
      count?.(status, (performance.now() - startedAt) / 1000);
      return;
    }
    const context = new Context(endpoint, request, response);
    const id = context.requestId;
    try {
      const bound = <T>(work: () => Promise<T>) =>
        traced(stepOf(endpoint, request, id), () =>
          withinDeadline(takesFile(endpoint) ? FILE_MS : ANSWER_MS, work),
        );
      if (key !== null) {
        const made = await bound(() => make(matched, key, request, context));
        sendShared(request, response, sharedHeaders(id), made);
        return;
      }
      const answer = await bound(() => run(matched, request, context, versions));
      const told = [
        ...toldOf(endpoint, request, context, answer),
        ...versions.headersOf(endpoint, context.apiVersion),
      ];
      if (answer instanceof RawReply) {
        setHeaders(response, headers, id);
        setAll(response, told);
        await sendRaw(response, context.status ?? successStatus(endpoint), answer);
      } else if (answer instanceof OpenReply) answer.take(response, [...fixed, 'X-Request-Id', id, ...told]);
      else {
        const body = versions.down(endpoint, context.apiVersion, answer.body);
        sendAtOnce(response, answer.status, [...fixed, 'X-Request-Id', id, ...told], body);
      }
    } catch (cause) {
      // A refusal is a refusal, told or not.
      await recordForbidden(endpoint, cause, context).catch((err: unknown) =>
        log.error({ requestId: id, err }, 'a refusal could not be told'),
      );
      if (!response.headersSent) {
        setHeaders(response, headers, id);
        setAll(response, versions.headersOf(endpoint, context.apiVersion));
        if (context.rateLimit) setAll(response, rateLimitHeaders(context.rateLimit));
      }
      refuse(services, cause, request, response, id, takesFile(endpoint));
    } finally {
      discard(request);
      const seconds = (performance.now() - startedAt) / 1000;
      const { statusCode: status } = response;
      count?.(status, seconds);
      report(log, { id, method: request.method, url: request.url ?? '', status, seconds });
    }
  };
}

/**
 * The endpoints of the contracts, below `/api`, before the app is asked: its router and what it makes of each request
 * cost more than all of ours (docs/decisions/api.md). What is no endpoint is the app's.
 */
export function withEndpoints(
  app: RequestListener,
  routes: readonly Route[],
  services: Infrastructure,
  observers: Observers,
  versions: Versions,
): RequestListener {
  const match = createMatcher(routes);
  const serve = createServe(services, observers, versions);
  const refused = wrongMethod(match, services, observers);
  const counts = new Map(
    routes.map((route) => [route, observers.metrics?.of(route.endpoint.method, route.endpoint.path)]),
  );
  return (request, response) => {
    const { method = '', url = '' } = request;
    const end = url.indexOf('?');
    const path = url.startsWith('/api/') ? url.slice(4, end === -1 ? url.length : end) : null;
    const matched = path !== null && match(method, path);
    if (matched) void serve(matched, counts.get(matched.route), request, response);
    else if (path === null || !refused(path, request, response)) app(request, response);
  };
}
