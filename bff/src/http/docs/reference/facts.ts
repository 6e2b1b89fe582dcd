import { LIMITS, type AnyEndpoint } from '@fio/contracts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';

/** Who may call, as sentences in a line. */
function accessOf({ access, strategy, peopleOnly }: AnyEndpoint, { words }: DocsContext): string {
  if (access === 'public') return words.public;
  if (strategy === 'user') return words.visitorSession;
  if (access === 'session')
    return (peopleOnly ?? true)
      ? `${words.staffSession}; ${words.peopleOnly}`
      : `${words.staffSession}; ${words.anyToken}`;
  const staff = `${words.permission} ${code(access)}`;
  return peopleOnly ? `${staff}; ${words.peopleOnly}` : `${staff}; ${words.scope} ${code(access)}`;
}

/** What holds of a call before it is made. */
export function factsOf(endpoint: AnyEndpoint, operationId: string, context: DocsContext): string {
  const { words } = context;
  const limit = endpoint.limit && LIMITS[endpoint.limit];
  const facts: (readonly [string, string])[] = [
    [words.access, accessOf(endpoint, context)],
    ...(limit
      ? [[words.limit, `${limit.points} ${words.per.replace('{seconds}', String(limit.seconds))}`] as const]
      : []),
    ...(endpoint.idempotent ? [[words.repeats, words.idempotent] as const] : []),
  ];
  // As generated clients call it: OpenAPI's own word.
  facts.push(['operationId', code(operationId)]);
  return `<dl class="facts">${facts.map(([name, text]) => `<div><dt>${name}</dt><dd>${text}</dd></div>`).join('')}</dl>`;
}
