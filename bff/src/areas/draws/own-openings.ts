import type { HolderOpening } from '@fio/contracts';
import { codeOf } from '@fio/domain';
import type { RequestContext } from '../../http/context.ts';

/** What shows that the caller's numbers in a frozen list are theirs, by code; NOT_FOUND while it isn't frozen. */
export async function ownOpenings(
  { db, session, frozenLists }: Pick<RequestContext, 'db' | 'session' | 'frozenLists'>,
  drawId: string,
): Promise<HolderOpening[]> {
  const own = await db.ticket.findMany({
    where: {
      ...{ drawId, registrationId: session?.subjectId ?? '' },
      OR: [{ state: { not: 'voided' } }, { voidedLate: true }],
    },
    select: { series: true, number: true },
  });
  const codes = own.map(({ series, number: order }) => codeOf({ series, order }));
  return [...(await frozenLists.openings(drawId, codes))];
}
