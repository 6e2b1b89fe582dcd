import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';

/** What was not sent by then is of no interest to anybody any more, nor is what was taken back and never said again. */
const LATEST_MS = 7 * 86_400_000;

/** How many ended in each state. */
export async function countsOf(tx: Transaction, eventId: string): Promise<Record<string, number>> {
  const rows = await tx.notification.groupBy({ by: ['state'], where: { eventId }, _count: { _all: true } });
  return Object.fromEntries(rows.map(({ state, _count }) => [state, _count._all]));
}

/**
 * Ends an event that has nothing left to send, with the figures it ends with; what waits too long is passed over. So is news of a
 * prize that `stands` no more: nobody waits for it, and each minute thousands of such would be looked at before what is due.
 */
export async function finish(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  id: string,
  { stands }: { readonly stands: boolean },
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM notification_events WHERE id = ${id}::uuid FOR UPDATE`;
    const event = await tx.notificationEvent.findUnique({ where: { id } });
    if (event?.state !== 'sending') return;
    const open = { eventId: id, state: { in: ['waiting', 'sending'] } };
    const isLate = now.getTime() - event.createdAt.getTime() > LATEST_MS;
    const isOver = !stands && event.kind === 'prize';
    if (isLate || isOver) await tx.notification.updateMany({ where: open, data: { state: 'skipped' } });
    else if ((await tx.notification.findFirst({ where: open, select: { id: true } })) !== null) return;
    const counts = await countsOf(tx, id);
    await tx.notificationEvent.update({ where: { id }, data: { state: 'sent', finishedAt: now, counts } });
  });
}
