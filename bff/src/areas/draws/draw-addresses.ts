import type { PrismaClient } from '../../core/database/prisma.ts';
import { WITH_PAGE } from './draw-page.ts';

/** The addresses of all draws that have a page, each with the moment of its last step. */
export async function drawAddresses(db: PrismaClient) {
  const found = await db.draw.findMany({
    where: WITH_PAGE,
    select: { slug: true, changedAt: true },
    orderBy: { lotteryDate: 'desc' },
  });
  return found.flatMap(({ slug, changedAt }) =>
    ['', '/ao-vivo'].map((rest) => ({ path: `/ganhadores/${slug}${rest}`, changedAt })),
  );
}
