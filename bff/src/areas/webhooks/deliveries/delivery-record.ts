import type { deliveryDetail, DeliveryFault, deliveryRow, DeliveryState } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Config } from '../../../core/config/index.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { AppError } from '../../../core/errors.ts';
import type { Prisma, WebhookAttempt } from '../../../generated/prisma/client.ts';
import { bodyOf, typeOf } from '../event-body.ts';
import type { Header } from '../sending/post-event.ts';

const include = { event: true } satisfies Prisma.WebhookDeliveryInclude;
export type DeliveryRecord = Prisma.WebhookDeliveryGetPayload<{ include: typeof include }> & {
  readonly endpoint: { readonly id: string; readonly name: string; readonly address: string };
};

/** Tries that are shown, the latest. */
const SHOWN = 50;

/** Those whose endpoint is still there. */
export async function loadDeliveries(tx: Transaction, ids: string[]): Promise<DeliveryRecord[]> {
  const found = await tx.webhookDelivery.findMany({ where: { id: { in: ids } }, include });
  const endpoints = await tx.webhookEndpoint.findMany({
    where: { id: { in: found.map(({ endpointId }) => endpointId) } },
    select: { id: true, name: true, address: true },
  });
  return found.flatMap((one) => {
    const endpoint = endpoints.find(({ id }) => id === one.endpointId);
    return endpoint ? [{ ...one, endpoint }] : [];
  });
}

/** The delivery, or NOT_FOUND. */
export async function findDelivery(tx: Transaction, id: string): Promise<DeliveryRecord> {
  const [found] = await loadDeliveries(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** Written by a delivery's own settling alone. */
const faultOf = ({ fault }: { fault: string | null }) => fault as DeliveryFault | null;

export function deliveryRowOf(one: DeliveryRecord): z.input<typeof deliveryRow> {
  const { id, eventId, event, endpoint, tries, dueAt, occurredAt, finishedAt, status } = one;
  return {
    id,
    eventId,
    type: typeOf(event),
    endpoint: { id: endpoint.id, name: endpoint.name },
    // Held by a check constraint.
    state: one.state as DeliveryState,
    tries,
    occurredAt: occurredAt.toISOString(),
    dueAt: one.state === 'waiting' ? (dueAt?.toISOString() ?? null) : null,
    finishedAt: finishedAt?.toISOString() ?? null,
    status,
    fault: faultOf(one),
  };
}

const attemptOf = (one: WebhookAttempt) => ({
  id: one.id,
  at: one.at.toISOString(),
  milliseconds: one.milliseconds,
  // As they were written down.
  request: one.request as unknown as Header[],
  status: one.status,
  fault: faultOf(one),
  response: one.response as unknown as Header[],
  answer: one.answer,
});

export async function deliveryDetailOf(
  tx: Transaction,
  one: DeliveryRecord,
  config: Config,
): Promise<z.input<typeof deliveryDetail>> {
  const attempts = await tx.webhookAttempt.findMany({
    where: { deliveryId: one.id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SHOWN,
  });
  return {
    ...deliveryRowOf(one),
    address: one.endpoint.address,
    body: bodyOf(one.event, config),
    attempts: attempts.map(attemptOf),
  };
}
