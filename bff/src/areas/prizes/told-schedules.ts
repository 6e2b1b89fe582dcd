import type { Transaction } from '../../core/database/prisma.ts';

/** The ids of schedules whose wins the log promised to tell: older ones have no evidence of who won what. */
export async function toldSchedules(db: Pick<Transaction, '$queryRaw'>): Promise<ReadonlySet<string>> {
  const told = await db.$queryRaw<{ id: string }[]>`
    SELECT substring(entry FROM '"schedule":"([0-9a-f-]{36})"') AS id FROM transparency_entries
    WHERE entry LIKE '%"schedule":"%' AND entry LIKE '%"type":"prizes_committed"%' AND entry LIKE '%"winsTold":true%'`;
  return new Set(told.map(({ id }) => id));
}
