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

const include = {
  regulation: { select: { slug: true, number: true, publishedAt: true } },
  prizes: {
    orderBy: { position: 'asc' },
    include: {
      picture: true,
      winners: { where: { state: { in: HOLDING } }, orderBy: [{ unit: 'asc' }, { rank: 'desc' }] },
    },
  },
} satisfies Prisma.DrawInclude;
type Stored = Prisma.DrawGetPayload<{ include: typeof include }>;

const isPublished = ({ state }: Stored) => PUBLISHED.some((one) => one === state);

/** Before its publication nobody has won anything of a draw, whatever the desk has found. */
function winnersOf(draw: Stored, { winners }: Stored['prizes'][number]): OfferedPrize['winners'] {
  const wonAt = draw.publishedAt?.toISOString();
  if (!isPublished(draw) || wonAt === undefined) return [];
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
function nextOf(ahead: readonly Stored[], now: Date): PrizesPage['next'] {
  for (const { slug, title, lotteryDate } of ahead) {
    const at = cutOffOf(dayOf(lotteryDate), 0);
    if (at > now) return { slug, title, lotteryDate: dayOf(lotteryDate), at: at.toISOString() };
  }
  return null;
}

/** What can be won, what was won, and when the next draw is. */
export async function prizesPage(
  services: Pick<Infrastructure, 'db' | 'vaults' | 'clock'>,
): Promise<PrizesPage> {
  const { db, clock } = services;
  const [ahead, over, kinds] = await Promise.all([
    db.draw.findMany({
      where: { state: { in: [...AHEAD] } },
      include,
      orderBy: [{ lotteryDate: 'asc' }, { id: 'asc' }],
    }),
    db.draw.findMany({
      where: { state: { in: [...PUBLISHED] } },
      include,
      orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
      take: REMEMBERED,
    }),
    offeredKinds(services),
  ]);
  return {
    next: nextOf(ahead, clock.now()),
    offered: [...ahead.flatMap(offeredOf), ...kinds],
    past: over.flatMap(offeredOf),
  };
}
