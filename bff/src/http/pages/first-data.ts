import { type AnyEndpoint, type Language, type LimitName, LIMITS, NEWEST_VERSION } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { RateLimit } from '../../core/limits/RateLimit.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { HandlerInput, Route } from '../../core/request/routes.ts';
import { askedFor, readKey, type Read } from './page.ts';
import type { FoundPage } from './registry.ts';

/**
 * What a page shows first: the same answers its endpoints give, in the order and under the names they are asked for;
 * undefined for an optional one that could not be given.
 */
export type FirstData = readonly (readonly [key: string, answer: unknown])[];

/** A limit of which nothing is used. */
const wholeOf = (name: LimitName): RateLimit => {
  const { points, seconds } = LIMITS[name];
  return { name, points, seconds, remaining: points, resetsIn: seconds };
};

/** A visitor nobody knows: pages are the same for everyone. */
function nobody(services: Infrastructure, language: Language): RequestContext {
  return {
    ...services,
    // Whoever asks for pages is bounded by how many are drawn at once, and nobody's address stands for all of them.
    limits: { consume: (name) => Promise.resolve(wholeOf(name)) },
    requestId: 'page',
    language,
    ip: '',
    userAgent: '',
    credentials: { token: null, binding: undefined, strategy: 'user' },
    cookies: undefined,
    idempotencyKey: null,
    lineUp: (work) => work(),
    challengeToken: null,
    apiVersion: NEWEST_VERSION,
    session: null,
    actor: { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null },
    signal: new AbortController().signal,
    reply: { status: () => undefined, header: () => undefined },
    readBody: () => Promise.reject(invalidField('', 'invalid')),
    transaction: (work) => services.db.$transaction(work),
  };
}

/** Reads first data by calling the endpoints' own handlers. */
export function createFirstData(services: Infrastructure, routes: readonly Route[]) {
  async function answer(read: Read, language: Language): Promise<unknown> {
    const { endpoint, params } = read;
    const route = routes.find((one) => one.endpoint === endpoint);
    if (!route) throw new AppError('NOT_FOUND');
    const query = endpoint.query?.parse(askedFor(read));
    const input = { params, query, body: undefined } as HandlerInput<AnyEndpoint>;
    const result = await route.handler(input, nobody(services, language));
    return result instanceof RawReply && typeof result.body === 'string'
      ? (JSON.parse(result.body) as unknown)
      : endpoint.response?.parse(result);
  }

  /** The page goes out without it: the browser asks for it itself. */
  const answerIfPossible = (read: Read, language: Language): Promise<unknown> =>
    answer(read, language).catch((err: unknown) => {
      services.log.warn({ err, read: readKey(read) }, 'a page goes out without an optional answer');
      return undefined;
    });

  return (
    { page, params }: FoundPage,
    query: Readonly<Record<string, string>>,
    language: Language,
  ): Promise<FirstData> =>
    Promise.all(
      (page.reads?.(params, query) ?? []).map(
        async (read) =>
          [readKey(read), await (read.optional ? answerIfPossible : answer)(read, language)] as const,
      ),
    );
}
