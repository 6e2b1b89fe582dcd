import { randomUUIDv7 } from 'node:crypto';
import { type BodyOf, WEBHOOK_OVERLAP_HOURS, type webhooks } from '@fio/contracts';
import { audit, claim } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { beginBacklog } from './deliveries/backlog.ts';
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
  /** What belongs to it, before it is told. */
  also: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
) {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const before = await claim(webhookResource, tx, id, version);
    await tx.webhookEndpoint.update({ where: { id }, data: dataFor(before) });
    await also(tx);
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

/** CONFLICT for one that is paused already. What failed and isn't sent again yet stays failed. */
export const pauseWebhook = (context: StaffContext, id: string, version: number) =>
  change(context, { id, version, action: 'pause' }, ({ state }) => {
    if (state === 'paused') throw new AppError('CONFLICT');
    return { state: 'paused', pausedFor: 'staff', pausedAt: context.clock.now(), resendUntil: null };
  });

/** Drops what waited until now, which the ids' own order of time says: what happens from now on is sent. */
async function dropWaiting(context: StaffContext, tx: Transaction, endpointId: string): Promise<void> {
  const [row] = await tx.$queryRaw<{ through: string }[]>`SELECT uuidv7()::text AS through`;
  await beginBacklog(context, tx, { kind: 'drop', endpointId, through: row?.through ?? '' });
}

const ACTIVE = { state: 'active', pausedFor: null, pausedAt: null, failingSince: null } as const;

/**
 * Sends what waited from now on, or never; the failures before are forgotten. Where its owner's account is closed it is the
 * caller's from now on. CONFLICT for one that isn't paused.
 */
export const resumeWebhook = (
  context: StaffContext,
  id: string,
  { version, waiting }: BodyOf<typeof webhooks.resume>,
) =>
  change(
    context,
    { id, version, action: 'resume' },
    ({ state, owner }) => {
      if (state === 'active') throw new AppError('CONFLICT');
      if (owner.disabledAt === null) return ACTIVE;
      return { ...ACTIVE, owner: { connect: { id: context.session.admin.id } } };
    },
    waiting === 'drop' ? (tx) => dropWaiting(context, tx, id) : undefined,
  );
