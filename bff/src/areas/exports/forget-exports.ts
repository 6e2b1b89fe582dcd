import type { Services } from '../../composition.ts';
import { fileKeyOf } from './work-export.ts';

const MINUTE = 60_000;
/** A worker says something twice a second; this long without a word, and with its job given up, it is gone. */
const SILENCE = 10 * MINUTE;
/** No job waits longer for its turn. */
const UNHEARD = 24 * 60 * MINUTE;

/**
 * Deletes files whose time is over, and tells of exports that nobody works any more that they failed. The rows stay: what
 * was taken, by whom and what for.
 */
export async function forgetExports({
  db,
  clock,
  privateFiles,
}: Pick<Services, 'db' | 'clock' | 'privateFiles'>): Promise<{ expired: number; failed: number }> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const over = await db.exportRequest.findMany({ where: { state: 'ready', expiresAt: { lte: now } } });
  for (const { id, fileKey } of over) {
    if (fileKey !== null) await privateFiles.remove(fileKey);
    await db.exportRequest.updateMany({
      where: { id, state: 'ready' },
      data: { state: 'expired', fileKey: null },
    });
  }
  const lost = await db.exportRequest.updateManyAndReturn({
    where: {
      OR: [
        { state: 'running', touchedAt: { lt: ago(SILENCE) } },
        { state: 'queued', createdAt: { lt: ago(UNHEARD) } },
      ],
    },
    data: { state: 'failed', finishedAt: now, touchedAt: null },
  });
  for (const { id, run } of lost) await privateFiles.remove(fileKeyOf(id, run));
  return { expired: over.length, failed: lost.length };
}
