import type { PrismaClient } from '../database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/**
 * What a statement picks, as `id` in its order, and what another counts, as `total`: asked as one. A statement more costs a
 * page of a list as much as reading its rows, in this process and in the database.
 */
export async function idsAndTotal<Id>(
  db: PrismaClient,
  page: Prisma.Sql,
  count: Prisma.Sql,
): Promise<{ ids: Id[]; total: number }> {
  const [row] = await db.$queryRaw<{ ids: Id[]; total: bigint }[]>`
    SELECT ARRAY(SELECT picked.id FROM (${page}) AS picked) AS ids, (SELECT counted.total FROM (${count}) AS counted) AS total`;
  return { ids: row?.ids ?? [], total: Number(row?.total ?? 0) };
}
