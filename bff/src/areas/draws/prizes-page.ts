import type { OfferedPrize, PrizesPage } from '@fio/contracts';
import { cutOffOf, isHoldingWinner, WINNER_STATES } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import { AHEAD, PUBLISHED } from '../../core/draw-facts.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { NAMED_WINNERS, offeredKinds } from '../prizes/index.ts';
import { framedImageOf } from '../uploads/index.ts';

const HOLDING = WINNER_STATES.filter(isHoldingWinner);
/** Draws that are over, whose prizes the page remembers. */
const REMEMBERED = 6;

const itsRegulation = { select: { slug: true, number: true, publishedAt: true } } as const;
/** Before its publication nobody has won anything of a draw, whatever the desk has found: it isn't even read. */
const ahead = {
  regulation: itsRegulation,
  prizes: { orderBy: { position: 'asc' }, include: { picture: true } },
} satisfies Prisma.DrawInclude;
const published = {
  regulation: itsRegulation,
  prizes: {
    orderBy: { position: 'asc' },
    include: {
      picture: true,
      winners: { where: { state: { in: HOLDING } }, orderBy: [{ unit: 'asc' }, { rank: 'desc' }] },
    },
  },
} satisfies Prisma.DrawInclude;
type Ahead = Prisma.DrawGetPayload<{ include: typeof ahead }>;
type Published = Prisma.DrawGetPayload<{ include: typeof published }>;
type Stored = Ahead | Published;

const isPublished = ({ state }: Stored) => PUBLISHED.some((one) => one === state);

function winnersOf(draw: Stored, prize: Stored['prizes'][number]): OfferedPrize['winners'] {
  const wonAt = draw.publishedAt?.toISOString();
  if (!('winners' in prize) || wonAt === undefined) return [];
  const { winners } = prize;
  return winners
    .filter(({ unit }, place) => winners[place - 1]?.unit !== unit)
    .map(({ id, name, maskedCpf: cpf, city, uf: state }) => ({ id, name, cpf, city, state, wonAt }));
}

function offeredOf(draw: Stored): OfferedPrize[] {
  const { slug, title, lotteryDate, regulation } = draw;
  const drawn = {
    slug,
    title,
    lotteryDate: dayOf(lotteryDate),
    isPublished: isPublished(draw),
    regulation: regulation?.publishedAt ? { slug: regulation.slug, number: regulation.number } : null,
  };
  return draw.prizes.map((prize) => {
    const winners = winnersOf(draw, prize);
    return {
      id: prize.id,
      way: 'draw',
      title: prize.title,
      description: prize.description,
      // Of prizes from before values were noted.
      value: prize.valueCents || null,
      picture: framedImageOf(prize),
      units: prize.quantity,
      left: prize.quantity - winners.length,
      draw: drawn,
      winners: winners.slice(0, NAMED_WINNERS),
      won: winners.length,
    };
  });
}

/** The first whose lottery has not begun to draw at `now`. */
function nextOf(draws: readonly Ahead[], now: Date): PrizesPage['next'] {
  for (const { slug, title, lotteryDate } of draws) {
    const at = cutOffOf(dayOf(lotteryDate), 0);
    if (at > now) return { slug, title, lotteryDate: dayOf(lotteryDate), at: at.toISOString() };
  }
  return null;
}

/** What can be won, what was won, and when the next draw is. */
export async function prizesPage(
  services: Pick<Infrastructure, 'db' | 'vaults' | 'clock' | 'log'>,
): Promise<PrizesPage> {
  const { db, clock } = services;
  const [coming, over, kinds] = await Promise.all([
    db.draw.findMany({
      where: { state: { in: [...AHEAD] } },
      include: ahead,
      orderBy: [{ lotteryDate: 'asc' }, { id: 'asc' }],
    }),
    db.draw.findMany({
      where: { state: { in: [...PUBLISHED] } },
      include: published,
      orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
      take: REMEMBERED,
    }),
    offeredKinds(services),
  ]);
  return {
    next: nextOf(coming, clock.now()),
    offered: [...coming.flatMap(offeredOf), ...kinds],
    past: over.flatMap(offeredOf),
  };
}
