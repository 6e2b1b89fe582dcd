import type { PublishedDraw } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';

const PUBLISHED = ['published', 'accounted'];
/** A date is set, and nobody has won yet. */
const AHEAD = [
  'scheduled',
  'frozen',
  'extraction_recorded',
  'confirmed',
  'calculated',
  'reviewed',
  'postponed',
];
/** Those who hold their prize, or will. */
const HOLDING = ['drawn', 'contacting', 'documents', 'validated', 'delivered'];

const include = {
  prizes: {
    include: {
      winners: { where: { state: { in: HOLDING } }, orderBy: [{ unit: 'asc' }, { rank: 'desc' }] },
    },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.DrawInclude;
type Stored = Prisma.DrawGetPayload<{ include: typeof include }>;
type Holder = Stored['prizes'][number]['winners'][number];

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** One for each unit: a surrogate came in the place of whoever was drawn before. */
const holders = (winners: readonly Holder[]) =>
  winners.filter((winner, index) => winners[index - 1]?.unit !== winner.unit);

const winnerOf = ({ id, name, maskedCpf, city, uf, series, number, rank }: Holder) => ({
  ...{ id, name, city, series, number, rank },
  cpf: maskedCpf,
  state: uf,
});

function drawOf(draw: Stored): PublishedDraw[] {
  const { id, slug, title, place, calculatedAt, publishedAt, lotteryContest } = draw;
  // A check constraint keeps a published draw complete.
  if (calculatedAt === null || publishedAt === null || lotteryContest === null) return [];
  return [
    {
      ...{ id, slug, title, place },
      periodFrom: dayOf(draw.periodFrom),
      periodTo: dayOf(draw.periodTo),
      calculatedAt: calculatedAt.toISOString(),
      publishedAt: publishedAt.toISOString(),
      extraction: { contest: lotteryContest, date: dayOf(draw.lotteryDate), prizes: draw.extraction },
      prizes: draw.prizes.map((prize) => ({
        ...{ id: prize.id, title: prize.title, description: prize.description },
        winners: holders(prize.winners).map(winnerOf),
      })),
    },
  ];
}

/** Published draws with whoever holds each prize, latest first, and the next one to come. */
export async function publishedDraws(db: PrismaClient) {
  const [found, next] = await Promise.all([
    db.draw.findMany({
      where: { state: { in: PUBLISHED } },
      include,
      orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
    }),
    db.draw.findFirst({ where: { state: { in: AHEAD } }, orderBy: { lotteryDate: 'asc' } }),
  ]);
  return {
    items: found.flatMap(drawOf),
    next: next && { title: next.title, lotteryDate: dayOf(next.lotteryDate) },
  };
}
