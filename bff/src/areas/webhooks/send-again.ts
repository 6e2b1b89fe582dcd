import { randomUUIDv7 } from 'node:crypto';
import type { BodyOf, webhooks } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { AppError } from '../../core/errors.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { deliveryRowOf, findDelivery } from './deliveries/delivery-record.ts';
import { testData } from './event-body.ts';
import { findWebhook, type WebhookRecord } from './webhook-record.ts';

const told = (context: StaffContext, tx: Transaction, one: WebhookRecord, action: string, after: object) =>
  recordAction(tx, {
    actor: context.actor,
    at: context.clock.now(),
    resource: 'webhooks',
    recordId: one.id,
    action,
    summary: one.name,
    after,
  });

/** An endpoint that is sent to; CONFLICT for a paused one. */
async function activeOf(tx: Transaction, id: string): Promise<WebhookRecord> {
  const one = await findWebhook(tx, id);
  if (one.state === 'paused') throw new AppError('CONFLICT');
  return one;
}

/** Sends an endpoint an event that tells of nothing, whatever it chose to hear of. */
export function testWebhook(context: StaffContext, id: string) {
  const occurredAt = context.clock.now();
  return context.transaction(async (tx) => {
    const one = await activeOf(tx, id);
    const deliveryId = randomUUIDv7();
    const deliveries = { create: { id: deliveryId, endpointId: id, occurredAt } };
    await tx.webhookEvent.create({ data: { ...testData(id), occurredAt, deliveries } });
    await told(context, tx, one, 'send_test', { deliveryId });
    return { deliveryId };
  });
}

/** From its first try on, with the id it had: a receiver that took it in sees that it did. */
const ANEW = { state: 'waiting', tries: 0, dueAt: null, finishedAt: null } as const;

/** Sends one delivery again, whatever became of it. CONFLICT while it is under way, or its endpoint is paused. */
export function sendAgain(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const { endpointId } = await findDelivery(tx, id);
    const one = await activeOf(tx, endpointId);
    const state = { notIn: ['waiting', 'sending'] };
    const { count } = await tx.webhookDelivery.updateMany({ where: { id, state }, data: ANEW });
    if (count === 0) throw new AppError('CONFLICT');
    await told(context, tx, one, 'send_again', { deliveryId: id });
    return deliveryRowOf(await findDelivery(tx, id));
  });
}

/** Sends again all that was given up of what happened since. CONFLICT for a paused endpoint. */
export function sendAllAgain(context: StaffContext, id: string, { since }: BodyOf<typeof webhooks.resend>) {
  return context.transaction(async (tx) => {
    const one = await activeOf(tx, id);
    const where = { endpointId: id, state: 'failed', occurredAt: { gte: new Date(since) } };
    const { count } = await tx.webhookDelivery.updateMany({ where, data: ANEW });
    await told(context, tx, one, 'send_again', { since, count });
    return { count };
  });
}
