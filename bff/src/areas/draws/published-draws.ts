import { type Departure, DEPARTURES, type draws, type PublishedDraw, type ResponseOf } from '@fio/contracts';
import { isHoldingWinner, orderSizeOf, type RuleSet, WINNER_STATES, type WinnerState } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { AHEAD, PUBLISHED } from '../../core/draw-facts.ts';

const HOLDING = WINNER_STATES.filter(isHoldingWinner);
/** Surrogates who wait are nobody's business. */
const OUT: string[] = [...DEPARTURES];
const SHOWN = WINNER_STATES.filter((state) => state !== 'reserve');

/** A draw with whoever holds its prizes, and who lost them. */
export const withHolders = {
  prizes: {
    include: {
      winners: {
        where: { state: { in: SHOWN } },
        orderBy: [{ unit: 'asc' }, { rank: 'desc' }],
        include: {
          events: { where: { toState: { in: OUT } }, orderBy: { id: 'asc' }, take: 1 },
          proposals: { where: { outcome: 'confirmed' }, select: { reason: true } },
        },
      },
    },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.DrawInclude;
type Stored = Prisma.DrawGetPayload<{ include: typeof withHolders }>;
type Holder = Stored['prizes'][number]['winners'][number];
/** Held by a check constraint. */
const stateOf = (state: string) => state as WinnerState;

/** One for each unit: a surrogate came in the place of whoever was drawn before. */
const holders = (winners: readonly Holder[]) =>
  winners
    .filter(({ state }) => HOLDING.includes(stateOf(state)))
    .filter((winner, index, all) => all[index - 1]?.unit !== winner.unit);

/** When a winner took the way out: what became of them later is no news of the prize. */
const leftAt = ({ events, changedAt }: Holder) => (events[0]?.at ?? changedAt).toISOString();

/** Whose prize it no longer is, and since when; who they were is nobody's business. */
const departuresOf = (winners: readonly Holder[]): Departure[] =>
  winners
    .filter(({ state }) => !HOLDING.includes(stateOf(state)))
    .toSorted((one, other) => one.unit - other.unit || one.rank - other.rank)
    .map((winner) => {
      const left = stateOf(winner.events[0]?.toState ?? winner.state);
      return {
        unit: winner.unit,
        rank: winner.rank,
        series: winner.series,
        number: winner.number,
        outcome: left as Departure['outcome'],
        reason: (winner.proposals[0]?.reason ?? null) as Departure['reason'],
        at: leftAt(winner),
      };
    });

const winnerOf = ({ id, name, maskedCpf, city, uf, series, number, rank, unit }: Holder) => ({
  id,
  name,
  city,
  series,
  number,
  rank,
  unit,
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
    seriesSize: orderSizeOf(draw.ruleSet as unknown as RuleSet),
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
      departures: departuresOf(prize.winners),
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
