import { shows, type AnyEndpoint, type HomePage, type Language, type ShowPage } from '@fio/contracts';
import type { Services } from '../../composition.ts';
import { RawReply, type RequestContext } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import type { HandlerInput, Route } from '../area.ts';
import type { PageKind } from './page-kind.ts';

/** What a page shows first: the same answer its endpoint gives, under the endpoint's name. */
export type FirstData =
  { readonly key: string; readonly home: HomePage } | { readonly key: string; readonly show: ShowPage };

/** A visitor nobody knows: pages are the same for everyone. */
function nobody(services: Services, language: Language): RequestContext {
  return {
    ...services,
    requestId: 'page',
    language,
    ip: '',
    userAgent: '',
    credentials: { token: null, binding: undefined, strategy: 'user' },
    idempotencyKey: null,
    session: null,
    actor: { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null },
    signal: new AbortController().signal,
    reply: { status: () => undefined, header: () => undefined },
    readBody: () => Promise.reject(invalidField('', 'invalid')),
    transaction: (work) => services.db.$transaction(work),
  };
}

/** Reads first data by calling the endpoints' own handlers. */
export function createFirstData(services: Services, routes: readonly Route[]) {
  async function answer(endpoint: AnyEndpoint, params: unknown, language: Language): Promise<unknown> {
    const route = routes.find((one) => one.endpoint === endpoint);
    if (!route) throw new AppError('NOT_FOUND');
    const input = { params, query: undefined, body: undefined } as HandlerInput<AnyEndpoint>;
    const result = await route.handler(input, nobody(services, language));
    return result instanceof RawReply && typeof result.body === 'string'
      ? (JSON.parse(result.body) as unknown)
      : endpoint.response?.parse(result);
  }

  return async (page: PageKind, language: Language): Promise<FirstData | null> => {
    if (page.kind === 'home') {
      return { key: 'GET /home', home: (await answer(shows.home, undefined, language)) as HomePage };
    }
    if (page.kind !== 'show') return null;
    const show = (await answer(shows.show, { slug: page.slug }, language)) as ShowPage;
    return { key: `GET /shows/${page.slug}`, show };
  };
}
