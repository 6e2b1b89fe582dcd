import { Prisma } from '../../../generated/prisma/client.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { dispatchQueue } from './dispatch-queue.ts';

/** Has every dispatch worked on that has something to do now. One that is worked on already is left to its worker. */
export async function startDue({
  db,
  jobs,
  clock,
}: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const due = await db.dispatch.findMany({
    where: {
      OR: [
        { state: 'scheduled', startsAt: { lte: clock.now() } },
        { state: { in: ['queued', 'sending'] } },
        // Ended, but not settled yet.
        { state: 'cancelled', counts: { equals: Prisma.DbNull } },
      ],
    },
    select: { id: true },
  });
  for (const { id } of due) await jobs.send(db, dispatchQueue, { dispatchId: id });
}
