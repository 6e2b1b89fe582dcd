import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** What is told of the regulation that a draw is held by. */
export const regulationSelect = {
  id: true,
  title: true,
  number: true,
  certificate: true,
  publishedAt: true,
  slug: true,
} satisfies Prisma.RegulationSelect;
type DrawRegulation = Prisma.RegulationGetPayload<{ select: typeof regulationSelect }>;

export const drawRegulationOf = ({ id, title, number, certificate, publishedAt }: DrawRegulation) => ({
  id,
  title,
  number,
  certificate,
  published: publishedAt !== null,
});

/** The version of that id if a draw can be held by it. */
export const findRegulation = (tx: Transaction, id: string): Promise<DrawRegulation | null> =>
  tx.regulation.findFirst({ where: { id, kind: 'draw' }, select: regulationSelect });

/** All versions of the regulations of draws, the latest first. */
export async function drawRegulations(tx: Transaction) {
  const found = await tx.regulation.findMany({
    where: { kind: 'draw' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: regulationSelect,
  });
  return { items: found.map(drawRegulationOf) };
}
