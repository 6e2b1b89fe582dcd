import type { Infrastructure } from '../../core/infrastructure.ts';

const forgettable = (before: Date) => ({ state: 'checked', createdAt: { lt: before } });

/** How many lists were checked before that and never run. */
export const forgettableLists = ({ db }: Pick<Infrastructure, 'db'>, before: Date): Promise<number> =>
  db.cpfImport.count({ where: forgettable(before) });

/** Forgets them; answers how many. */
export async function forgetLists(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  before: Date,
): Promise<number> {
  const { count } = await db.cpfImport.updateMany({
    where: forgettable(before),
    data: {
      state: 'cancelled',
      listEncrypted: null,
      finishedAt: clock.now(),
      version: { increment: 1 },
    },
  });
  return count;
}
