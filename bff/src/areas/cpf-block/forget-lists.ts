import type { Services } from '../../composition.ts';

const FORGOTTEN_AFTER = 7 * 86_400_000;

/** Lists that were checked and never run are forgotten after a week. Answers how many. */
export async function forgetLists({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const { count } = await db.cpfImport.updateMany({
    where: { state: 'checked', createdAt: { lt: new Date(now.getTime() - FORGOTTEN_AFTER) } },
    data: { state: 'cancelled', listEncrypted: null, finishedAt: now, version: { increment: 1 } },
  });
  return count;
}
