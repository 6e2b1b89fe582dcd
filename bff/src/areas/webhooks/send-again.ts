import { randomUUIDv7 } from 'node:crypto';
import { type BodyOf, LARGE_TOTAL, WEBHOOK_TEST, type webhooks } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { AppError } from '../../core/errors.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { beginBacklog } from './deliveries/backlog.ts';
import { deliveryRowOf, findDelivery } from './deliveries/delivery-record.ts';
import { failedSince } from './deliveries/figures.ts';
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
    const deliveries = { create: { id: deliveryId, endpointId: id, type: WEBHOOK_TEST, occurredAt } };
    await tx.webhookEvent.create({ data: { ...testData(id), occurredAt, deliveries } });
    await told(context, tx, one, 'send_test', { deliveryId });
    return { deliveryId };
  });
}

/** As a backlog sends those that failed. */
const ANEW = { state: 'waiting', tries: 0, dueAt: null, finishedAt: null } as const;

/** An endpoint that is sent to while no job is at what it has: CONFLICT for any other. */
async function idleOf(tx: Transaction, id: string): Promise<WebhookRecord> {
  await tx.$executeRaw`SELECT FROM webhook_endpoints WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const one = await activeOf(tx, id);
  if (one.dropThrough !== null || one.resendUntil !== null) throw new AppError('CONFLICT');
  return one;
}

/** Sends one delivery again, whatever became of it. CONFLICT while it is under way, or its endpoint is paused or at work. */
export function sendAgain(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const { endpointId } = await findDelivery(tx, id);
    const one = await idleOf(tx, endpointId);
    const state = { notIn: ['waiting', 'sending'] };
    const { count } = await tx.webhookDelivery.updateMany({ where: { id, state }, data: ANEW });
    if (count === 0) throw new AppError('CONFLICT');
    await told(context, tx, one, 'send_again', { deliveryId: id });
    return deliveryRowOf(await findDelivery(tx, id));
  });
}

/** Sends again all that was given up of what happened since. CONFLICT for a paused endpoint, or one at work. */
export function sendAllAgain(context: StaffContext, id: string, { since }: BodyOf<typeof webhooks.resend>) {
  const until = context.clock.now().toISOString();
  return context.transaction(async (tx) => {
    const one = await idleOf(tx, id);
    const count = await failedSince(tx, id, { since, until });
    await beginBacklog(context, tx, { kind: 'resend', endpointId: id, since, until });
    // More than were counted is no number.
    await told(context, tx, one, 'send_again', { since, ...(count <= LARGE_TOTAL && { count }) });
    return { count };
  });
}
