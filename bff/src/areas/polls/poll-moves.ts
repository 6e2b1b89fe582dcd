import { canTransition, type PollState } from '@fio/domain';
import { audit, claim, find } from '../../core/crud/records.ts';
import { runIn } from '../../core/database/run-in.ts';
import { announce } from '../../core/notifications/announce.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { pollDetailOf, type PollRecord, stateOf } from './poll-record.ts';
import { pollResource } from './polls.resource.ts';

/** What a move writes, besides the state. */
interface Move {
  readonly to: PollState;
  readonly opensAt?: Date;
  readonly closesAt?: Date | null;
  readonly resolvedAt?: Date;
  readonly correctOptionId?: string;
  readonly stamp?: string;
  readonly note?: string;
}
type Decide = (poll: PollRecord, now: Date) => Move;

/**
 * Moves a theory along the table of transitions. The version is claimed first, so of two who decide at once one wins
 * and the other gets CONFLICT; a move the table doesn't have is CONFLICT too.
 */
export async function movePoll(
  context: StaffContext,
  id: string,
  version: number,
  action: string,
  decide: Decide,
) {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const before = await claim(pollResource, tx, id, version);
    const { to, ...data } = decide(before, now);
    if (!canTransition(stateOf(before, now), to)) throw new AppError('CONFLICT');
    await tx.poll.update({ where: { id }, data: { ...data, state: to } });
    const after = await find(pollResource, tx, id);
    if (to === 'resolved') await announce(context, runIn(tx), [{ kind: 'theory', recordId: id }]);
    await audit(pollResource, tx, context, { action, before, after });
    return pollDetailOf(after, now);
  });
}

/** A draft whose opening lies ahead is scheduled; all else opens now, and an end that has passed no longer counts. */
export const opening: Decide = (poll, now) => {
  const isAhead = poll.opensAt !== null && poll.opensAt > now;
  if (stateOf(poll, now) === 'draft' && isAhead) return { to: 'scheduled' };
  const closesAt = poll.closesAt !== null && poll.closesAt > now ? poll.closesAt : null;
  const reopens = stateOf(poll, now) === 'closed' && poll.opensAt !== null;
  return { to: 'open', closesAt, ...(reopens ? {} : { opensAt: now }) };
};

/** From this instant no vote counts. Only of an open one: a resolved one goes back to closed when its answer falls. */
export const closing: Decide = (poll, now) => {
  if (stateOf(poll, now) !== 'open') throw new AppError('CONFLICT');
  return { to: 'closed', closesAt: now };
};

export const archiving: Decide = () => ({ to: 'archived' });

/** The true answer, which must be one of the theory's own. */
export const resolving =
  (truth: { correctOptionId: string; stamp: string; note: string }): Decide =>
  (poll, now) => {
    if (!poll.options.some(({ id }) => id === truth.correctOptionId)) {
      throw invalidField('correctOptionId', 'invalid');
    }
    return { to: 'resolved', resolvedAt: now, ...truth };
  };
