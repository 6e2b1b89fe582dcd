import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { defineQueue } from '../../core/jobs/queue.ts';

/**
 * Settles whatever invitations are confirmed. It also comes by itself each minute: an address is proved in more ways than the link of
 * the registration, and a trigger notes each of them.
 */
export const settleQueue = defineQueue<object>('settle-invitations', { deleteAfterSeconds: 86_400 });
export const SETTLE_CRON = '* * * * *';

/** Has the worker settle the invitation of somebody whose address has just been confirmed, if one brought them. */
export async function settleSoon(
  { jobs }: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  invitedId: string,
): Promise<void> {
  const waits = { invitedId, state: 'confirmed', settledAt: null };
  if ((await tx.invitation.count({ where: waits })) > 0) await jobs.send(tx, settleQueue, {});
}
