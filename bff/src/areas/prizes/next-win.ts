import type { Prisma } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { heldIn } from '../bulk-runs/index.ts';
import { waitingWins } from './waiting-wins.ts';
import { freeFor } from './win-lock.ts';

/**
 * The win that has waited longest, that nobody has just decided and nobody else looks at; or the next one behind `after`, from
 * the beginning again at the end.
 */
export async function nextWin(context: StaffContext, after: string | undefined) {
  const { db, clock, session } = context;
  const free = freeFor(session.admin.id, clock.now());
  const decided = (await heldIn(db, 'prizes')).map(({ recordId }) => recordId);
  const left = after === undefined ? null : await db.prize.findUnique({ where: { id: after } });
  const find = (more: Prisma.PrizeWhereInput) =>
    db.prize.findFirst({
      where: { AND: [more, free, { state: 'pending', id: { notIn: decided } }] },
      orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
  const { claimedAt = null, id = '' } = left ?? {};
  const behind =
    claimedAt && (await find({ OR: [{ claimedAt: { gt: claimedAt } }, { claimedAt, id: { gt: id } }] }));
  const next = behind ?? (await find(left === null ? {} : { id: { not: id } }));
  return { id: next?.id ?? null, waiting: await waitingWins(db) };
}
