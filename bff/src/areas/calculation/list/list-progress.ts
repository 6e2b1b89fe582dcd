import type { PrismaClient } from '../../../core/database/prisma.ts';

/** How far the freeze of a list is. */
export interface ListProgress {
  /** Files that are written. */
  readonly files: number;
  /** Numbers in them. */
  readonly count: number;
  /** Numbers that were given out: at most so many are in the list. */
  readonly given: number;
}

/** How far the freeze of a draw's list is; all zero before it began. */
export async function listProgress(
  db: Pick<PrismaClient, 'drawListPart' | 'numberPool'>,
  drawId: string,
): Promise<ListProgress> {
  const written = await db.drawListPart.aggregate({ where: { drawId }, _count: true, _sum: { count: true } });
  const pool = await db.numberPool.findUnique({ where: { drawId }, select: { next: true } });
  return { files: written._count, count: written._sum.count ?? 0, given: pool?.next ?? 0 };
}
