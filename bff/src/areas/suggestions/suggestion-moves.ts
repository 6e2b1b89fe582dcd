import { canMoveSuggestion, isPendingSuggestion, type SuggestionState } from '@fio/domain';
import { audit, claim, find } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { stateOf, suggestionDetailOf, type SuggestionRecord } from './suggestion-record.ts';
import { suggestionResource } from './suggestions.resource.ts';
import { notifyAuthor } from './notify-author.ts';

interface Move {
  readonly to: SuggestionState;
  readonly reason?: string;
  readonly pollId?: string;
}

/** One step along the table; what an earlier decision left behind goes with it. */
export async function step(
  tx: Transaction,
  before: SuggestionRecord,
  { to, reason, pollId }: Move,
  now: Date,
): Promise<SuggestionRecord> {
  if (!canMoveSuggestion(stateOf(before), to)) throw new AppError('CONFLICT');
  const decidedAt = isPendingSuggestion(to) ? null : now;
  const data = { state: to, reason: reason ?? null, pollId: pollId ?? null, decidedAt };
  await tx.suggestion.update({ where: { id: before.id }, data });
  return find(suggestionResource, tx, before.id);
}

/** What is decided of one that nobody has looked at yet passes through the review on the way, so that the table holds. */
export const reviewed = (tx: Transaction, before: SuggestionRecord, now: Date): Promise<SuggestionRecord> =>
  before.state === 'new' ? step(tx, before, { to: 'in_review' }, now) : Promise.resolve(before);

/** The audit has the review as an action of its own, also where the decision came with it. */
export async function auditReview(
  context: StaffContext,
  tx: Transaction,
  before: SuggestionRecord,
  after: SuggestionRecord,
): Promise<void> {
  if (after !== before) await audit(suggestionResource, tx, context, { action: 'review', before, after });
}

/**
 * Publishes a suggestion, also a new one: reading it is the review. Claimed first, as every move is.
 */
export function approveSuggestion(context: StaffContext, id: string, version: number) {
  return context.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await claim(suggestionResource, tx, id, version);
    const read = await reviewed(tx, before, now);
    const after = await step(tx, read, { to: 'approved' }, now);
    await notifyAuthor(context, tx, after);
    await auditReview(context, tx, before, read);
    await audit(suggestionResource, tx, context, { action: 'approve', before: read, after });
    return suggestionDetailOf(after);
  });
}

/**
 * Moves a suggestion along the table of transitions. The version is claimed first, so of two who decide at once one
 * wins and the other gets CONFLICT. The author's e-mail is queued in the same transaction.
 */
export function moveSuggestion(
  context: StaffContext,
  { id, version, action, move }: { id: string; version: number; action: string; move: Move },
) {
  return context.transaction(async (tx) => {
    const before = await claim(suggestionResource, tx, id, version);
    const after = await step(tx, before, move, context.clock.now());
    await notifyAuthor(context, tx, after);
    await audit(suggestionResource, tx, context, { action, before, after });
    return suggestionDetailOf(after);
  });
}
