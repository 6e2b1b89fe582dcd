import type { Transaction } from './prisma.ts';

/** The hour by the clock that all processes share, in milliseconds: for what binds, whoever's own clock is off. */
export async function databaseNow(tx: Pick<Transaction, '$queryRaw'>): Promise<Date> {
  const [row] = await tx.$queryRaw<
    { now: Date }[]
  >`SELECT date_trunc('milliseconds', clock_timestamp()) AS now`;
  if (row === undefined) throw new TypeError('the database told no time');
  return row.now;
}
