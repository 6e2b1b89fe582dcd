import { WEBHOOK_FAILING_DAYS } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { Claimed } from './claim-due.ts';
import { GONE, hasArrived, nextTry } from './next-try.ts';
import { pauseFor } from './pause-for.ts';
import type { Answered, Header } from './post-event.ts';

const DAY = 86_400_000;

/** A try that is over. */
export interface Tried {
  readonly claimed: Claimed;
  readonly at: Date;
  readonly milliseconds: number;
  readonly request: readonly Header[];
  readonly answer: Answered;
}

type Services = Pick<Infrastructure, 'db' | 'clock' | 'mail' | 'config'>;

/**
 * Since when an endpoint fails, this try included; null: it doesn't. Its row comes before its deliveries', as for staff who
 * change both.
 */
async function failingSince(tx: Transaction, { claimed, answer }: Tried, now: Date): Promise<Date | null> {
  const id = claimed.endpointId;
  if (!hasArrived(answer)) {
    const [row] = await tx.$queryRaw<{ since: Date }[]>`
      UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, ${now})
      WHERE id = ${id}::uuid RETURNING failing_since AS since`;
    return row?.since ?? now;
  }
  const where = { id, failingSince: { not: null } };
  await tx.webhookEndpoint.updateMany({ where, data: { failingSince: null } });
  return null;
}

/** What becomes of a delivery: one that another worker sends meanwhile is that one's to say. */
async function end(tx: Transaction, { claimed, answer }: Tried, now: Date): Promise<void> {
  const { status, fault } = answer;
  const isArrived = hasArrived(answer);
  const next = isArrived ? null : nextTry(claimed.tries, answer, now, Math.random());
  const over = { state: isArrived ? 'delivered' : 'failed', dueAt: null, finishedAt: now };
  await tx.webhookDelivery.updateMany({
    where: { id: claimed.id, state: 'sending', tries: claimed.tries },
    data: { ...(next === null ? over : { state: 'waiting', dueAt: next }), status, fault },
  });
}

/** What was sent and answered, as plain JSON. */
const plain = (headers: readonly Header[]) => headers.map(({ name, value }) => ({ name, value }));

/** Writes a try down with what follows from it, all or nothing; of a delivery that went with its endpoint nothing. */
export async function settle(services: Services, tried: Tried): Promise<void> {
  const { claimed, answer, at, milliseconds, request } = tried;
  const { status, fault, text } = answer;
  const now = services.clock.now();
  await services.db.$transaction(async (tx) => {
    const since = await failingSince(tx, tried, now);
    await end(tx, tried, now);
    const deliveryId = claimed.id;
    if ((await tx.webhookDelivery.count({ where: { id: deliveryId } })) === 0) return;
    const said = { status, fault, request: plain(request), response: plain(answer.headers), answer: text };
    await tx.webhookAttempt.create({ data: { deliveryId, at, milliseconds, ...said } });
    if (since === null) return;
    const isOver = now.getTime() - since.getTime() >= WEBHOOK_FAILING_DAYS * DAY;
    const reason = answer.status === GONE ? 'gone' : 'failing';
    if (reason === 'gone' || isOver)
      await pauseFor(services, tx, { id: claimed.endpointId, reason, since, now });
  });
}
