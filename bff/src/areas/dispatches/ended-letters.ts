import type { Infrastructure } from '../../core/infrastructure.ts';

/** Letters that were never sent, whose links open nothing any more. */
const ended = (now: Date) => ({
  linkExpiresAt: { lte: now },
  sealedLetter: { not: null },
  state: { notIn: ['sent', 'hard_bounced'] },
});

/** How many of them still have their link under lock. */
export const endedLetters = ({ db }: Infrastructure, now: Date): Promise<number> =>
  db.outboxMessage.count({ where: ended(now) });

/** Empties them; what the log shows of them stays. */
export async function emptyEnded({ db }: Infrastructure, now: Date): Promise<number> {
  const { count } = await db.outboxMessage.updateMany({ where: ended(now), data: { sealedLetter: null } });
  return count;
}
