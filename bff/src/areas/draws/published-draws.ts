import type { draws, PublishedDraw, ResponseOf } from '@fio/contracts';
import { isHoldingWinner, WINNER_STATES } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { AHEAD, PUBLISHED } from '../../core/draw-facts.ts';

const HOLDING = WINNER_STATES.filter(isHoldingWinner);

/** A draw with whoever holds its prizes. */
export const withHolders = {
  prizes: {
    include: {
      winners: { where: { state: { in: HOLDING } }, orderBy: [{ unit: 'asc' }, { rank: 'desc' }] },
    },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.DrawInclude;
type Stored = Prisma.DrawGetPayload<{ include: typeof withHolders }>;
type Holder = Stored['prizes'][number]['winners'][number];

/** One for each unit: a surrogate came in the place of whoever was drawn before. */
const holders = (winners: readonly Holder[]) =>
  winners.filter((winner, index) => winners[index - 1]?.unit !== winner.unit);

const winnerOf = ({ id, name, maskedCpf, city, uf, series, number, rank }: Holder) => ({
  id,
  name,
  city,
  series,
  number,
  rank,
  cpf: maskedCpf,
  state: uf,
});

/** As everyone sees it; null before its publication. */
export function publishedDrawOf(draw: Stored): PublishedDraw | null {
  const { id, slug, title, place, calculatedAt, publishedAt, lotteryContest } = draw;
  // A check constraint keeps a published draw complete.
  if (calculatedAt === null || publishedAt === null || lotteryContest === null) return null;
  return {
    id,
    slug,
    title,
    place,
    periodFrom: dayOf(draw.periodFrom),
    periodTo: dayOf(draw.periodTo),
    calculatedAt: calculatedAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    extraction: { contest: lotteryContest, date: dayOf(draw.lotteryDate), prizes: draw.extraction },
    prizes: draw.prizes.map((prize) => ({
      id: prize.id,
      title: prize.title,
      description: prize.description,
      winners: holders(prize.winners).map(winnerOf),
    })),
  };
}

/** Published draws with whoever holds each prize, latest first, and those to come, the next one first. */
export async function publishedDraws(db: PrismaClient): Promise<ResponseOf<typeof draws.published>> {
  const [found, ahead] = await Promise.all([
    db.draw.findMany({
      where: { state: { in: [...PUBLISHED] } },
      include: withHolders,
      orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
    }),
    db.draw.findMany({
      where: { state: { in: [...AHEAD] } },
      select: { slug: true, title: true, lotteryDate: true, commitmentHash: true },
      orderBy: [{ lotteryDate: 'asc' }, { id: 'asc' }],
    }),
  ]);
  return {
    items: found.flatMap((draw) => publishedDrawOf(draw) ?? []),
    upcoming: ahead.map(({ slug, title, lotteryDate, commitmentHash }) => ({
      slug,
      title,
      lotteryDate: dayOf(lotteryDate),
      listHash: commitmentHash && hexOf(commitmentHash),
    })),
  };
}
