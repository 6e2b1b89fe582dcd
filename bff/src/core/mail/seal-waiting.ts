import type { Infrastructure } from '../infrastructure.ts';
import { sealLetter } from './sealed-letter.ts';

const BATCH = 100;

/** Seals what a version from before wrote in clear and nobody has sent yet; answers how many. Once more does nothing. */
export async function sealWaiting({ db, clock, vaults }: Pick<Infrastructure, 'db' | 'clock' | 'vaults'>) {
  let all = 0;
  for (let some = BATCH; some === BATCH; all += some) {
    const letters = await db.outboxMessage.findMany({
      where: {
        linkExpiresAt: { gt: clock.now() },
        sealedLetter: null,
        state: { notIn: ['sent', 'hard_bounced'] },
      },
      select: { id: true, html: true, text: true },
      take: BATCH,
    });
    for (const { id, ...letter } of letters)
      await db.outboxMessage.updateMany({
        // Another worker may have sent it meanwhile.
        where: { id, sealedLetter: null, state: { notIn: ['sent', 'hard_bounced'] } },
        data: sealLetter(vaults.letters, id, letter),
      });
    some = letters.length;
  }
  return all;
}
