import type { AnyEndpoint } from '@fio/contracts';
import { createMatcher } from '../../src/http/matcher.ts';
import { everyEndpoint } from '../../src/http/openapi/document.ts';
import { isShown } from '../../src/http/openapi/examples.ts';
import { operationName } from '../../src/http/openapi/operation-name.ts';

/** An operation that has something to show. */
export interface Shown {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
}

export const shown: readonly Shown[] = everyEndpoint
  .filter(({ endpoint }) => isShown(endpoint))
  .map((one) => ({ name: operationName(one), endpoint: one.endpoint }));

const byEndpoint = new Map(shown.map((one) => [one.endpoint, one]));
const match = createMatcher(
  everyEndpoint.map(({ endpoint }) => ({ endpoint, handler: () => undefined, options: {} })),
);

/** The operation that a call is one of, unless it has nothing to show. */
export function called(method: string, address: string): Shown | undefined {
  if (!address.startsWith('/api/')) return undefined;
  const path = address.slice('/api'.length).split('?', 1)[0] ?? '';
  const endpoint = match(method, path)?.route.endpoint;
  return endpoint && byEndpoint.get(endpoint);
}
