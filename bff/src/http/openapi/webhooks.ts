import { webhookBody, WEBHOOK_TYPES, type WebhookType } from '@fio/contracts';
import { webhookTypeEn } from '@fio/contracts/terms/webhooks.en';
import * as z from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';

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

const operationOf = (type: WebhookType): ZodOpenApiOperationObject => ({
  operationId: type,
  summary: `${webhookTypeEn[type]}.`,
  tags: ['webhooks'],
  security: [],
  requestParams: { header: headers },
  requestBody: { required: true, content: { 'application/json': { schema: webhookBody(type) } } },
  responses: {
    '2XX': {
      description: 'Taken. Any other answer, or none within 15 seconds, is tried again for three days.',
    },
    '410': { description: 'Nothing more is wanted: the endpoint is paused.' },
  },
});

/** What endpoints are sent, as OpenAPI 3.1 has it: the receiver's side of an API. */
export const webhookOperations = (): Record<string, { post: ZodOpenApiOperationObject }> =>
  Object.fromEntries(WEBHOOK_TYPES.map((type) => [type, { post: operationOf(type) }]));
