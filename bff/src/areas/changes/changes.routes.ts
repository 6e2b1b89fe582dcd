import { changes, type QueryOf, type RecordChange } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { OpenReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import type { ChangesServices } from './changes-services.ts';
import { LEAVING_AS_IT_WAS, mayFollow } from './followable.ts';

type Query = QueryOf<typeof changes.follow>;

/** The latest thing somebody else did to the record since it was read. */
async function missedBy(
  { db }: RequestContext,
  actorId: string,
  { resource, id, after }: Query,
): Promise<RecordChange | null> {
  const found = await db.action.findFirst({
    where: {
      resource,
      recordId: id,
      action: { notIn: LEAVING_AS_IT_WAS },
      at: { gt: new Date(after) },
      OR: [{ actorId: null }, { actorId: { not: actorId } }],
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { actorName: true, action: true, at: true },
  });
  return found && { by: found.actorName, action: found.action, at: found.at.toISOString() };
}

export const changeRoutes = area(changes, {
  follow: async ({ query }, context, { recordFollowers }: ChangesServices) => {
    const { id: actorId, permissions } = context.session.admin;
    if (!mayFollow(permissions, query.resource)) throw new AppError('FORBIDDEN');
    const { resource, id } = query;
    const follower = { resource, id, actorId, tokenHash: context.session.tokenHash };
    recordFollowers.assertCapacity(follower);
    const missed = await missedBy(context, actorId, query);
    return new OpenReply((response, headers) => recordFollowers.take(follower, response, headers, missed));
  },
});
