import {
  CHALLENGE_HEADER,
  CHALLENGE_TOKEN_LIMIT,
  COMMON_ERRORS,
  ERROR_STATUS,
  problem,
  PROBLEM_TYPE,
  isOpenToEntered,
  type AnyEndpoint,
  type ErrorCode,
  type LimitName,
} from '@fio/contracts';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { examples, recorded, type Example } from './examples.ts';
import { operationName } from './operation-name.ts';
import { operationNotes } from './operation-notes.ts';
import { refusalExamples } from './refusal-examples.ts';
import { securityOf } from './security-schemes.ts';
import { takesFile } from '../takes-file.ts';

type Operation = ZodOpenApiOperationObject;

const withBody: readonly ErrorCode[] = ['INVALID_REQUEST', 'BAD_JSON', 'BODY_LARGE', 'TYPE_UNEXPECTED'];

/** What counts and repeats by itself: a vote within the statement that keeps it, a search once for all who ask for the same. */
const BY_THEMSELVES: readonly LimitName[] = ['vote', 'theory_search'];
const isByItself = ({ limit }: AnyEndpoint) => limit !== undefined && BY_THEMSELVES.includes(limit);

/** What API tokens open (`securityOf`). */
const isForPrograms = ({ strategy, access, peopleOnly }: AnyEndpoint) =>
  strategy === 'admin' && access !== 'public' && !(peopleOnly ?? access === 'session');

/** Whether it has a limit of its own, or a token's requests count. */
const isCounted = (endpoint: AnyEndpoint) =>
  endpoint.limit !== undefined ||
  isForPrograms(endpoint) ||
  (endpoint.strategy === 'admin' && endpoint.peopleOnly === false);

/** Every code an endpoint may answer, those it need not name included. */
export function errorsOf(endpoint: AnyEndpoint): ErrorCode[] {
  const isOpen = endpoint.access === 'public';
  const common = COMMON_ERRORS.filter((code) => {
    if (withBody.includes(code)) return endpoint.body !== undefined || endpoint.bodyLimit !== undefined;
    return code !== 'TOO_MANY_REQUESTS' || isCounted(endpoint);
  });
  const implied: ErrorCode[] = [
    ...(isOpen ? [] : (['UNAUTHORIZED'] as const)),
    ...(isOpen || endpoint.access === 'session' ? [] : (['FORBIDDEN'] as const)),
    ...(endpoint.strategy === 'user' && !isOpenToEntered(endpoint) ? (['ENTERED_SESSION'] as const) : []),
    ...(endpoint.strategy === 'admin' && !isOpen && !endpoint.duringSetUp
      ? (['SECOND_FACTOR_NEEDED'] as const)
      : []),
    ...(isForPrograms(endpoint) ? (['TOKEN_EXPIRED', 'ADDRESS_NOT_ALLOWED'] as const) : []),
    ...(endpoint.freshProof ? (['PROOF_REQUIRED'] as const) : []),
    ...(endpoint.idempotent && !isByItself(endpoint) ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(endpoint.params ? (['NOT_FOUND'] as const) : []),
    ...(endpoint.query ? (['INVALID_QUERY'] as const) : []),
    ...(takesFile(endpoint) ? (['CANNOT_SEND_FILE'] as const) : []),
    ...(endpoint.line ? (['IN_LINE', 'TOO_MANY_REQUESTS'] as const) : []),
    ...(endpoint.blockable ? (['ADDRESS_BLOCKED'] as const) : []),
    ...((endpoint.challenge ?? endpoint.challengeIf)
      ? (['CHALLENGE_REQUIRED', 'turnstile_error', 'turnstile_timeout'] as const)
      : []),
  ];
  return [...new Set([...(endpoint.errors ?? []), ...implied, ...common])];
}

/** Statuses of what passes: more may be asked for later, or the product is back soon. */
const PASSING = new Set<number>([429, 503]);

const headerCalled = (name: string) => ({ $ref: `#/components/headers/${name}` }) as never;

function refusals(endpoint: AnyEndpoint): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        `${status}`,
        {
          description: codes.join(', '),
          ...(PASSING.has(status) && { headers: { 'Retry-After': headerCalled('Retry-After') } }),
          content: { [PROBLEM_TYPE]: { schema: problem, examples: refusalExamples(codes) } },
        },
      ]),
  );
}

/** Headers of an answer that say something beside it (named in the document's components). */
function toldHeaders(endpoint: AnyEndpoint): string[] {
  if (isByItself(endpoint)) return [];
  const { idempotent, response, method } = endpoint;
  return [
    ...(isCounted(endpoint) ? ['RateLimit-Policy', 'RateLimit'] : []),
    ...(idempotent ? ['Idempotent-Replayed'] : []),
    ...(method === 'GET' && response && isList(response) ? ['Link'] : []),
  ];
}

/** The one answer of all lists (listResponse). */
const isList = (response: NonNullable<AnyEndpoint['response']>) =>
  'shape' in response &&
  typeof response.shape === 'object' &&
  response.shape !== null &&
  'perPage' in response.shape;

const ONE_PAGE =
  'One page of the list. `total` is exact; of a large list, which alone has `turn`, it ends at 10 000, and `turn` says where the pages beside this one begin.';

/** The answer of success with the headers that come beside it. */
function success(endpoint: AnyEndpoint, example: Example): ZodOpenApiResponsesObject {
  const names = toldHeaders(endpoint);
  const headers = Object.fromEntries(names.map((name) => [name, headerCalled(name)]));
  return Object.fromEntries(
    Object.entries(successBody(endpoint, example)).map(([status, answer]) => [
      status,
      { ...answer, ...(names.length > 0 && { headers }) },
    ]),
  );
}

function successBody(endpoint: AnyEndpoint, { answer }: Example): ZodOpenApiResponsesObject {
  const status =
    `${endpoint.status ?? ((endpoint.response ?? endpoint.media) ? 200 : 204)}` as `${1 | 2}${string}`;
  if (endpoint.media === 'csv') {
    const content = { 'text/csv': recorded(answer) };
    return { [status]: { description: 'CSV with BOM and semicolons', content } };
  }
  if (endpoint.media === 'file') {
    return { [status]: { description: 'A file to save', content: { 'application/octet-stream': {} } } };
  }
  if (endpoint.media === 'image') {
    return {
      [status]: { description: 'A picture or PDF', content: { 'image/*': {}, 'application/pdf': {} } },
    };
  }
  if (!endpoint.response) return { [status]: { description: 'Done' } };
  if (endpoint.media === 'events') {
    const content = { 'text/event-stream': { schema: endpoint.response, ...recorded(answer) } };
    return { [status]: { description: 'Messages of this schema, until either side ends it', content } };
  }
  const content = { 'application/json': { schema: endpoint.response, ...recorded(answer) } };
  return { [status]: { description: isList(endpoint.response) ? ONE_PAGE : 'Success', content } };
}

const accessNote = ({ access }: AnyEndpoint) =>
  access === 'public' || access === 'session' ? {} : { 'x-permission': access };

/** A POST that takes no key, for done twice it is done once: programs may send it again as they read again. */
const repeatNote = ({ unkeyed }: AnyEndpoint) =>
  unkeyed === 'reads' || unkeyed === 'repeatable' ? { 'x-repeatable': true } : {};

function requestBody(
  { body, bodyLimit, bodyTypes }: AnyEndpoint,
  { request }: Example,
): Pick<Operation, 'requestBody'> {
  if (body) {
    const types = bodyTypes ?? ['application/json'];
    const content = Object.fromEntries(types.map((type) => [type, { schema: body, ...recorded(request) }]));
    return { requestBody: { required: true, content } };
  }
  return bodyLimit === undefined
    ? {}
    : { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
}

const idempotencyKey = {
  in: 'header' as const,
  name: 'Idempotency-Key',
  description: 'A UUID of the caller: one effect and the same answer however often it is sent.',
  schema: { type: 'string' as const, format: 'uuid' },
};

const challengeToken = {
  in: 'header' as const,
  name: CHALLENGE_HEADER,
  description: 'What the bot challenge gave the browser, where one is configured: single use, 300 seconds.',
  schema: { type: 'string' as const, maxLength: CHALLENGE_TOKEN_LIMIT },
};

function headersOf({ idempotent, challenge, challengeIf }: AnyEndpoint): Pick<Operation, 'parameters'> {
  const parameters = [
    ...(idempotent ? [idempotencyKey] : []),
    ...((challenge ?? challengeIf) ? [challengeToken] : []),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

/** An endpoint as OpenAPI describes it. Parts by their schemas, nothing written twice. */
export function operationOf(area: string, name: string, endpoint: AnyEndpoint): Operation {
  const { params, query, summary } = endpoint;
  const operationId = operationName({ area, name });
  const example = examples().get(operationId) ?? {};
  const description = operationNotes({ area, name, endpoint });
  return {
    operationId,
    tags: [area],
    summary,
    ...(endpoint.deprecated && { deprecated: true }),
    ...(description !== undefined && { description }),
    security: securityOf(endpoint),
    ...accessNote(endpoint),
    ...repeatNote(endpoint),
    requestParams: {
      ...(params && { path: params as never }),
      ...(query && { query: query as never }),
    },
    ...headersOf(endpoint),
    ...requestBody(endpoint, example),
    responses: { ...success(endpoint, example), ...refusals(endpoint) },
  };
}
