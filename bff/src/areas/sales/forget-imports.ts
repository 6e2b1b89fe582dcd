import type { Infrastructure } from '../../core/infrastructure.ts';

/** What nobody said yes to, and what is left of others once somebody had time to read it. */
const forgettable = (before: Date) => ({
  state: { in: ['receiving', 'checked', 'imported', 'failed', 'cancelled'] },
  createdAt: { lt: before },
});

/** How many imports were begun before that and are over, or wait for somebody. */
export const forgettableImports = ({ db }: Pick<Infrastructure, 'db'>, before: Date): Promise<number> =>
  db.saleImport.count({ where: forgettable(before) });

/** Forgets them with their files and lines; the sales they brought stay. Answers how many. */
export async function forgetImports({ db }: Pick<Infrastructure, 'db'>, before: Date): Promise<number> {
  const { count } = await db.saleImport.deleteMany({ where: forgettable(before) });
  return count;
}
