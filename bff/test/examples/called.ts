import { WEBHOOK_TYPES, webhookBody, type AnyEndpoint } from '@fio/contracts';
import { createMatcher } from '../../src/http/matcher.ts';
import { everyEndpoint } from '../../src/http/openapi/document.ts';
import { isShown } from '../../src/http/openapi/examples.ts';
import { operationName } from '../../src/http/openapi/operation-name.ts';
import { areaOf } from './area-of.ts';

/** What is sent and answered, of which an example is made. */
export type Bodies = Pick<AnyEndpoint, 'body' | 'response' | 'media'>;

/** Something that has something to show: an operation, or a kind of event that receivers are sent. */
export interface Shown {
  readonly name: string;
  /** The folder of the area that keeps its example. */
  readonly area: string | undefined;
  readonly endpoint: Bodies;
}

const operations = everyEndpoint
  .filter(({ endpoint }) => isShown(endpoint))
  .map((one) => ({ name: operationName(one), area: areaOf(one.endpoint), endpoint: one.endpoint }));

const events = WEBHOOK_TYPES.map((type): Shown => {
  const endpoint = { body: webhookBody(type), response: undefined, media: undefined };
  return { name: type, area: 'webhooks', endpoint };
});

export const shown: readonly Shown[] = [...operations, ...events];

const byEndpoint = new Map<AnyEndpoint, Shown>(operations.map((one) => [one.endpoint, one]));
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

/** The kind of event that a body says it is. */
export const eventCalled = (type: string): Shown | undefined => events.find(({ name }) => name === type);
