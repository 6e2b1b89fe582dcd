import { follow, type OpenApi, type Schema } from './documents.ts';
import { declaration, HEAD, reached } from './module.ts';
import { refName, typeOf } from './type-of.ts';

/** Where the document tells of none. */
const ANY: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string', description: 'The kind: `theory.resolved`.' },
    timestamp: { type: 'string', description: 'When it happened, UTC.' },
    data: { type: 'object' },
  },
  required: ['type', 'timestamp', 'data'],
};

/** What the product sends to who asked to be told: a type for each kind, and one for all, told apart by `type`. */
export function eventsModule(document: OpenApi): string {
  const events = Object.values(document.webhooks ?? {}).flatMap(({ post }) => {
    const { $ref } = post?.requestBody?.content?.['application/json']?.schema ?? {};
    return $ref === undefined ? [] : [{ name: refName($ref), schema: follow<Schema>(document, { $ref }) }];
  });
  // Not exported: the back office's module has them, too.
  const types = reached(document, events).map(([name, schema]) => declaration(name, schema, ''));
  const own = events.map(({ name, schema }) => declaration(name, schema));
  const whole = events.length === 0 ? typeOf(ANY) : events.map(({ name }) => name).join(' | ');
  const comment = '/** What a webhook says; kinds that are newer than this package come too. */';
  return [HEAD, ...types, ...own, `${comment}\nexport type WebhookEvent = ${whole};\n`].join('\n');
}
