import { setTimeout as wait } from 'node:timers/promises';
import { BULK_UNDO_MS } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { UNDER_WAY } from './bulk-record.ts';

/**
 * Waits until a run can be undone no more. Within its job rather than in the queue, which looks for what is due every few
 * seconds only; of several the first due is the first to be taken, so that none waits for another.
 */
export async function whenDue(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  const where = { id, state: { in: UNDER_WAY } };
  const run = await db.bulkRun.findFirst({ where, select: { startsAt: true } });
  const left = run === null ? 0 : run.startsAt.getTime() - clock.now().getTime();
  // Of a clock that was set back meanwhile no more than it can be.
  if (left > 0) await wait(Math.min(left, BULK_UNDO_MS));
}
