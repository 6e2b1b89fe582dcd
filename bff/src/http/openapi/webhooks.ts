import { webhookBody, WEBHOOK_TYPES, type WebhookType } from '@fio/contracts';
import { webhookTypeEn } from '@fio/contracts/terms/webhooks.en';
import * as z from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { readComments } from './contract-comments.ts';
import { examples, recorded } from './examples.ts';

/** What every delivery carries (Standard Webhooks). */
const headers = z.object({
  'webhook-id': z
    .string()
    .meta({ description: 'The event: the same in each try, so that one taken twice is known.' }),
  'webhook-timestamp': z.string().meta({ description: 'When it was sent, in seconds since 1970.' }),
  'webhook-signature': z.string().meta({
    description:
      'Signatures with spaces between them, each `v1,` and the base64 of the HMAC-SHA256, by the endpoint’s secret, of `<webhook-id>.<webhook-timestamp>.<body>`.',
  }),
});

/** `theory.resolved`: `TheoryResolvedEvent`. */
const eventName = (type: WebhookType) =>
  `${type
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Event`;

/** What happened, and what the contract has to say of it. */
const wordsOf = (type: WebhookType) =>
  [`${webhookTypeEn[type]}.`, readComments().get('webhookData')?.fields.get(type)]
    .filter((sentence) => sentence !== undefined)
    .join(' ');

/** The body of a kind under the name that documents and clients have of it. */
function namedBody(type: WebhookType) {
  const schema = webhookBody(type);
  z.globalRegistry.add(schema, { id: eventName(type), description: wordsOf(type) });
  return { type, schema };
}

let named: ReturnType<typeof namedBody>[] | undefined;
/** Each is named once, however many documents are made. */
const bodies = () => (named ??= WEBHOOK_TYPES.map(namedBody));

function operationOf({ type, schema }: ReturnType<typeof namedBody>): ZodOpenApiOperationObject {
  const media = { schema, ...recorded(examples().get(type)?.request) };
  return {
    operationId: type,
    summary: wordsOf(type),
    tags: ['webhooks'],
    security: [],
    requestParams: { header: headers },
    requestBody: { required: true, content: { 'application/json': media } },
    responses: {
      '2XX': {
        description: 'Taken. Any other answer, or none within 15 seconds, is tried again for three days.',
      },
      '410': { description: 'Nothing more is wanted: the endpoint is paused.' },
    },
  };
}

/** What endpoints are sent, as OpenAPI 3.1 has it: the receiver's side of an API. */
export const webhookOperations = (): Record<string, { post: ZodOpenApiOperationObject }> =>
  Object.fromEntries(bodies().map((one) => [one.type, { post: operationOf(one) }]));
