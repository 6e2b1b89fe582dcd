import type { adminPolls, BodyOf } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { find } from '../../core/crud/records.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { pollResource } from './polls.resource.ts';

type Decision = BodyOf<typeof adminPolls.decideSuspicious>;

const ACTIONS = { released: 'release_votes', annulled: 'annul_votes' } as const;

const chosen = ({ decision, voterIds }: Decision) =>
  voterIds
    ? Prisma.sql`voter_id = ANY (${voterIds}::uuid[]) AND decision IS DISTINCT FROM ${decision}`
    : Prisma.sql`decision IS NULL`;

/**
 * Decides on suspicious votes: released ones count from here on, annulled ones never do. A decision can be taken back by
 * the other one; the vote itself stays as its voter's own. CONFLICT when there was nothing left to decide.
 */
export async function decideSuspicious(context: RequestContext, pollId: string, body: Decision) {
  const now = context.clock.now();
  const { decision, reason, voterIds } = body;
  return context.transaction(async (tx) => {
    const poll = await find(pollResource, tx, pollId);
    const rows = await tx.$queryRaw<{ voter_id: string }[]>`
      UPDATE suspicious_votes SET decision = ${decision}, decided_at = ${now}
      WHERE poll_id = ${pollId}::uuid AND ${chosen(body)} RETURNING voter_id`;
    if (rows.length === 0) throw new AppError('CONFLICT');
    // The tallies follow by trigger.
    await tx.$executeRaw`
      UPDATE votes v SET suspicion = CASE WHEN s.decision = 'released' THEN NULL ELSE s.reason END
      FROM suspicious_votes s
      WHERE v.poll_id = ${pollId}::uuid AND s.poll_id = v.poll_id AND s.voter_id = v.voter_id
        AND v.voter_id = ANY (${rows.map(({ voter_id }) => voter_id)}::uuid[])`;
    await recordAction(tx, {
      actor: context.actor,
      at: now,
      resource: 'polls',
      recordId: pollId,
      action: ACTIONS[decision],
      summary: poll.title,
      reason,
      after: { votes: rows.length, ...(voterIds && { voters: rows.map(({ voter_id }) => voter_id) }) },
    });
    return { decided: rows.length };
  });
}
