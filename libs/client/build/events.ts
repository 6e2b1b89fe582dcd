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

/** What the product sends to who asked to be told, as one type: told apart by `type`. */
export function eventsModule(document: OpenApi): string {
  const bodies = Object.values(document.webhooks ?? {}).flatMap(({ post }) =>
    Object.values(post?.requestBody?.content ?? {}),
  );
  const events = bodies.flatMap(({ schema }) => (schema ? [schema] : []));
  const types = reached(document, events).map(([name, schema]) => declaration(name, schema));
  const whole = events.length === 0 ? typeOf(ANY) : events.map((one) => typeOf(one)).join(' | ');
  const comment = '/** What a webhook says; kinds that are newer than this package come too. */';
  return [HEAD, ...types, `${comment}\nexport type WebhookEvent = ${whole};\n`].join('\n\n');
}
