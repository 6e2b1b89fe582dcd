import { webhooks } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { createWebhook, pauseWebhook, resumeWebhook, rotateSecret } from './change-webhook.ts';
import { sendAllAgain, testWebhook } from './send-again.ts';
import { webhookResource } from './webhook-record.ts';

export const webhookRoutes = area(webhooks, {
  ...crud(webhookResource),
  create: ({ body }, context) => createWebhook(context, body),
  rotate: ({ params, body }, context) => rotateSecret(context, params.id, body.version),
  pause: ({ params, body }, context) => pauseWebhook(context, params.id, body.version),
  resume: ({ params, body }, context) => resumeWebhook(context, params.id, body),
  test: ({ params }, context) => testWebhook(context, params.id),
  resend: ({ params, body }, context) => sendAllAgain(context, params.id, body),
});
