import type { RankingNameState } from '@fio/domain';
import { audit, claim, find } from '../../core/crud/records.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { rankingNameDetailOf, stateOf } from './ranking-name-record.ts';
import { rankingNameResource } from './ranking.resource.ts';

interface Move {
  readonly id: string;
  readonly version: number;
  readonly action: string;
  readonly to: Exclude<RankingNameState, 'waiting'>;
  readonly reason: string | null;
}

/**
 * Decides on a name, or takes a decision back by the other one. The version is claimed first: of two who decide at once one
 * wins, and a name that was changed meanwhile is not decided on by who saw another. Whether it is listed follows by trigger.
 */
export function moveName(context: StaffContext, { id, version, action, to, reason }: Move) {
  return context.transaction(async (tx) => {
    const before = await claim(rankingNameResource, tx, id, version);
    if (stateOf(before) === to) throw new AppError('CONFLICT');
    // Not `updatedAt`: that is when its owner last changed it.
    const data = { state: to, reason, decidedAt: context.clock.now(), updatedAt: before.updatedAt };
    await tx.rankingName.update({ where: { id }, data });
    const after = await find(rankingNameResource, tx, id);
    await audit(rankingNameResource, tx, context, { action, before, after });
    return rankingNameDetailOf(after);
  });
}
