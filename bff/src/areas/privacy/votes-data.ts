import type { Infrastructure } from '../../core/infrastructure.ts';
import type { SuspiciousVote } from '../../generated/prisma/client.ts';

/** Why a vote was counted apart when it came, and what staff made of it: null while nobody has decided. */
const apartData = ({ reason, noticedAt, decision, decidedAt }: SuspiciousVote) => ({
  reason,
  noticedAt: noticedAt.toISOString(),
  decision,
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Every answer of a visitor, with the ones it replaced, the oldest first. */
export async function votesData({ db }: Infrastructure, voterId: string) {
  const [votes, changes] = await Promise.all([
    db.vote.findMany({
      where: { voterId },
      orderBy: { votedAt: 'asc' },
      include: { poll: { include: { show: true, options: true } }, suspicious: true },
    }),
    db.voteChange.findMany({ where: { voterId }, orderBy: { revision: 'asc' } }),
  ]);
  return votes.map(({ pollId, optionId, votedAt, poll, suspicious }) => {
    const answer = (id: string | null) => poll.options.find((option) => option.id === id)?.label ?? null;
    return {
      series: poll.show.title,
      theory: poll.title,
      answer: answer(optionId),
      votedAt: votedAt.toISOString(),
      truth: answer(poll.correctOptionId),
      countedApart: suspicious && apartData(suspicious),
      before: changes
        .filter((change) => change.pollId === pollId)
        .map((change) => ({ answer: answer(change.optionId), votedAt: change.votedAt.toISOString() })),
    };
  });
}
