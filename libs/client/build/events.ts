import type { OpenApi, Schema } from './documents.ts';
import { declaration, HEAD, reached } from './module.ts';
import { typeOf } from './type-of.ts';

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

/** `theory.resolved`: `TheoryResolvedEvent`. */
const typeName = (kind: string) =>
  `${kind
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Event`;

/** What the product sends to who asked to be told: a type for each kind, and one for all, told apart by `type`. */
export function eventsModule(document: OpenApi): string {
  const events = Object.entries(document.webhooks ?? {}).flatMap(([kind, { post }]) => {
    const schema = post?.requestBody?.content?.['application/json']?.schema;
    return schema ? [{ name: typeName(kind), schema: { description: post.summary, ...schema } }] : [];
  });
  // Not exported: the back office's module has them, too.
  const types = reached(document, events).map(([name, schema]) => declaration(name, schema, ''));
  const own = events.map(({ name, schema }) => declaration(name, schema));
  const whole = events.length === 0 ? typeOf(ANY) : events.map(({ name }) => name).join(' | ');
  const comment = '/** What a webhook says; kinds that are newer than this package come too. */';
  return [HEAD, ...types, ...own, `${comment}\nexport type WebhookEvent = ${whole};\n`].join('\n');
}
