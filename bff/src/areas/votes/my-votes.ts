import type { MyVote } from '@fio/contracts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { pollParts, pollView } from '../polls/index.ts';
import type { VotingServices } from './voting.ts';

/** A person's votes are as many as there are theories; this bounds what one answer may hold. */
const MOST = 500;

/** A vote counted apart stands as its voter's own; that it waits, or doesn't count, is told. */
const checkOf = (vote: { suspicion: string | null; suspicious: { decision: string | null } | null }) => {
  if (vote.suspicion === null) return null;
  return vote.suspicious?.decision === 'annulled' ? 'annulled' : 'waiting';
};

/** The own votes on theories the public may still see, latest first. */
export async function votesOf(
  { db, clock, session }: SignedInContext,
  { live }: VotingServices,
): Promise<{ items: MyVote[] }> {
  const [rows, results] = await Promise.all([
    db.vote.findMany({
      where: { voterId: session.subjectId },
      orderBy: { votedAt: 'desc' },
      take: MOST,
      include: { poll: { include: pollParts }, suspicious: { select: { decision: true } } },
    }),
    live.all(),
  ]);
  const now = clock.now();
  const items = rows.flatMap((vote): MyVote[] => {
    const { pollId, optionId, votedAt, poll } = vote;
    const view = pollView(poll, results.get(pollId), now);
    if (!view) return [];
    const hit = view.correctOptionId === null ? null : view.correctOptionId === optionId;
    return [{ pollId, optionId, votedAt: votedAt.toISOString(), poll: view, hit, check: checkOf(vote) }];
  });
  return { items };
}
