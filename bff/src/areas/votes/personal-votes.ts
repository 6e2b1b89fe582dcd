import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { kept, WHY } from '../../core/people/fate.ts';
import { NOTHING } from '../../core/people/writing.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { keptRows } from '../../engine/person-table.ts';
import type { SuspiciousVote, Vote, VoteChange } from '../../generated/prisma/client.ts';
import { voteDataEn } from './votes.en.ts';
import { voteDataPt } from './votes.pt.ts';
import { voteStory } from './vote-story.ts';

const theirs = {
  whose: ({ id }: { readonly id: string }) => sql`voter_id = ${id}::uuid`,
  inPackage: 'votes',
};

export const voteTables = [
  keptRows<Vote>('votes', {
    ...theirs,
    columns: kept(
      WHY.counted,
      ...(['pollId', 'voterId', 'optionId', 'revision', 'key', 'votedAt', 'suspicion'] as const),
    ),
  }),
  keptRows<VoteChange>('vote_changes', {
    ...theirs,
    columns: kept(WHY.counted, 'pollId', 'voterId', 'revision', 'optionId', 'key', 'votedAt'),
  }),
  keptRows<SuspiciousVote>('suspicious_votes', {
    ...theirs,
    columns: kept(WHY.counted, 'pollId', 'voterId', 'reason', 'noticedAt', 'decision', 'decidedAt'),
  }),
];

/** Why a vote was counted apart when it came, and what staff made of it: null while nobody has decided. */
const apartData = ({ reason, noticedAt, decision, decidedAt }: SuspiciousVote) => ({
  reason,
  noticedAt: noticedAt.toISOString(),
  decision,
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Every answer of a visitor, with the ones it replaced, the oldest first. */
async function votesData({ db }: Infrastructure, { id: voterId }: Asking) {
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

export const votePart = packagePart({
  name: 'votes',
  story: voteStory,
  read: votesData,
  words: { pt: voteDataPt, en: voteDataEn },
  rows: (votes, words, { when }) =>
    votes.map(({ series, theory, answer, truth, votedAt, countedApart }) => {
      const apart = countedApart && words[(countedApart.decision ?? 'apart') as 'apart'];
      return [
        `${series}\n${theory}`,
        [answer ?? NOTHING, ...(apart === null ? [] : [apart])].join('\n'),
        truth ?? NOTHING,
        when(votedAt),
      ];
    }),
});
