import { randomUUIDv7 } from 'node:crypto';
import { type BodyOf, WEBHOOK_OVERLAP_HOURS, type webhooks } from '@fio/contracts';
import { audit, claim } from '../../core/crud/records.ts';
import { AppError } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { demoted, newSecret } from './secrets.ts';
import { dataOf } from './webhook-data.ts';
import { findWebhook, webhookDetailOf, type WebhookRecord, webhookResource } from './webhook-record.ts';

const HOUR = 3_600_000;

/** An endpoint of the caller's, with its secret, which nobody is shown again. */
export async function createWebhook(context: StaffContext, body: BodyOf<typeof webhooks.create>) {
  const { clock, vaults, session } = context;
  const [id, now] = [randomUUIDv7(), clock.now()];
  // Before the transaction: a name may take its time.
  const data = await dataOf(body, { context });
  const { sealed: secret, shown } = newSecret(vaults, id);
  return context.transaction(async (tx) => {
    const ownerId = session.admin.id;
    await tx.webhookEndpoint.create({
      data: { ...data, id, secret, ownerId, createdAt: now, updatedAt: now },
    });
    const after = await findWebhook(tx, id);
    await audit(webhookResource, tx, context, { action: 'create', before: null, after });
    return { ...webhookDetailOf(after, now), secret: shown };
  });
}

interface Step {
  readonly id: string;
  readonly version: number;
  readonly action: string;
}

/** Changes an endpoint that nobody changed since `version`, and tells the audit. */
function change(
  context: StaffContext,
  { id, version, action }: Step,
  dataFor: (before: WebhookRecord) => Prisma.WebhookEndpointUpdateInput,
  dropWaiting = false,
) {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const before = await claim(webhookResource, tx, id, version);
    await tx.webhookEndpoint.update({ where: { id }, data: dataFor(before) });
    if (dropWaiting)
      await tx.webhookDelivery.updateMany({
        where: { endpointId: id, state: { in: ['waiting', 'sending'] } },
        data: { state: 'dropped', dueAt: null, finishedAt: now },
      });
    const after = await findWebhook(tx, id);
    await audit(webhookResource, tx, context, { action, before, after });
    return webhookDetailOf(after, now);
  });
}

/** Gives a new secret; for a day the one before signs as well. Rotated once more, the one in between takes its place. */
export async function rotateSecret(context: StaffContext, id: string, version: number) {
  const { clock, vaults } = context;
  const overlapUntil = new Date(clock.now().getTime() + WEBHOOK_OVERLAP_HOURS * HOUR);
  const { sealed: secret, shown } = newSecret(vaults, id);
  const detail = await change(context, { id, version, action: 'rotate' }, (before) => ({
    secret,
    previousSecret: demoted(vaults, before),
    overlapUntil,
  }));
  return { ...detail, secret: shown };
}

/** CONFLICT for one that is paused already. */
export const pauseWebhook = (context: StaffContext, id: string, version: number) =>
  change(context, { id, version, action: 'pause' }, ({ state }) => {
    if (state === 'paused') throw new AppError('CONFLICT');
    return { state: 'paused', pausedFor: 'staff', pausedAt: context.clock.now() };
  });

/** Sends what waited from now on, or never; the failures before are forgotten. CONFLICT for one that isn't paused. */
export const resumeWebhook = (
  context: StaffContext,
  id: string,
  { version, waiting }: BodyOf<typeof webhooks.resume>,
) =>
  change(
    context,
    { id, version, action: 'resume' },
    ({ state }) => {
      if (state === 'active') throw new AppError('CONFLICT');
      return { state: 'active', pausedFor: null, pausedAt: null, failingSince: null };
    },
    waiting === 'drop',
  );
