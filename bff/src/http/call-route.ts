import type { AnyEndpoint } from '@fio/contracts';
import type { HandlerInput, Route } from '../core/request/routes.ts';
import type { RequestContext } from '../core/request/RequestContext.ts';

interface Given {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What a route's handler answers, asked from within: `given` must be what the endpoint's schemas give. */
export async function callRoute(
  { handler }: Route,
  { params, query, body }: Given,
  context: RequestContext,
): Promise<unknown> {
  const input = { params, query, body } as HandlerInput<AnyEndpoint>;
  return handler(input, context);
}
