import type { Infrastructure } from '../../core/infrastructure.ts';
import { fileKeyOf } from './work-export.ts';

const MINUTE = 60_000;
/** A worker says something twice a second; this long without a word, and with its job given up, it is gone. */
const SILENCE = 10 * MINUTE;
/** No job waits longer for its turn. */
const UNHEARD = 24 * 60 * MINUTE;

const overAt = (now: Date) => ({ state: 'ready', expiresAt: { lte: now } });
const lostAt = (now: Date) => {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return {
    OR: [
      { state: 'running', touchedAt: { lt: ago(SILENCE) } },
      { state: 'queued', createdAt: { lt: ago(UNHEARD) } },
    ],
  };
};

/** How many of both there are. */
export const forgettableExports = ({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<number> =>
  db.exportRequest.count({ where: { OR: [overAt(clock.now()), lostAt(clock.now())] } });

/**
 * Deletes files whose time is over, and tells of exports that nobody works any more that they failed. The rows stay: what
 * was taken, by whom and what for. Answers how many there were of both.
 */
export async function forgetExports({
  db,
  clock,
  storage,
}: Pick<Infrastructure, 'db' | 'clock' | 'storage'>): Promise<number> {
  const now = clock.now();
  const over = await db.exportRequest.findMany({ where: overAt(now) });
  for (const { id, fileKey } of over) {
    if (fileKey !== null) await storage.privateFiles.remove(fileKey);
    await db.exportRequest.updateMany({
      where: { id, state: 'ready' },
      data: { state: 'expired', fileKey: null },
    });
  }
  const lost = await db.exportRequest.updateManyAndReturn({
    where: lostAt(now),
    data: { state: 'failed', finishedAt: now, touchedAt: null },
  });
  for (const { id, run } of lost) await storage.privateFiles.remove(fileKeyOf(id, run));
  return over.length + lost.length;
}
