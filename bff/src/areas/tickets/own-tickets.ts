import type { OwnDraw, OwnTicket } from '@fio/contracts';
import type { TicketOrigin, TicketState } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Ticket } from '../../generated/prisma/client.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { hasPage } from '../../core/draw-facts.ts';
import { commitmentOf } from './commitment.ts';
import { standingsOf } from './earning/own-standing.ts';

function ownTicketOf({ counter, series, number, origin, state, reason, createdAt }: Ticket): OwnTicket {
  return {
    counter,
    series,
    number,
    reason,
    // Held by check constraints.
    origin: origin as TicketOrigin,
    state: state as TicketState,
    createdAt: createdAt.toISOString(),
  };
}

/** The caller's lucky numbers and balance by draw, with what proves and what earned them; the latest lottery first. */
export async function ownTickets(context: SignedInContext): Promise<{ items: OwnDraw[] }> {
  const { db, session } = context;
  const mine = { registrationId: session.subjectId };
  const standings = await standingsOf(db, session.subjectId);
  const pools = await db.numberPool.findMany({
    where: { OR: [{ tickets: { some: mine } }, { drawId: { in: [...standings.keys()] } }] },
    orderBy: [{ draw: { lotteryDate: 'desc' } }, { drawId: 'asc' }],
    include: {
      draw: { select: { slug: true, title: true, state: true, lotteryDate: true, commitmentHash: true } },
      tickets: { where: mine, orderBy: { counter: 'asc' } },
    },
  });
  const items = pools.map(({ draw, tickets, ...pool }) => ({
    id: pool.drawId,
    slug: hasPage(draw) ? draw.slug : null,
    title: draw.title,
    lotteryDate: dayOf(draw.lotteryDate),
    isListed: draw.commitmentHash !== null,
    commitment: commitmentOf(context, pool),
    tickets: tickets.map(ownTicketOf),
    earning: standings.get(pool.drawId) ?? null,
  }));
  return { items };
}
