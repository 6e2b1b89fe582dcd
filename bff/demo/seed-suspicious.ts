import { randomBytes } from 'node:crypto';
import type { Transaction } from '../src/core/database/prisma.ts';
import { HOUR, MINUTE } from './days.ts';
import type { SeededTheory } from './seed-theories.ts';

/** What was counted apart: a burst of one address within a minute, and one phone passed around. */
const CASES = [
  { reason: 'address', address: '203.0.113.77', votes: 9, hoursAgo: 3, apart: 4_000 },
  { reason: 'device', address: '198.51.100.24', votes: 3, hoursAgo: 20, apart: 6 * MINUTE },
] as const;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** People of the crowd, there before `since`, who haven't voted on the theory. */
const bystanders = (tx: Transaction, pollId: string, since: Date, count: number) => tx.$queryRaw<
  { id: string }[]
>`
  SELECT r.id FROM registrations r
  WHERE r.email LIKE 'pessoa%' AND r.created_at < ${since}
    AND NOT EXISTS (SELECT FROM votes v WHERE v.poll_id = ${pollId}::uuid AND v.voter_id = r.id)
  ORDER BY r.email LIMIT ${count}`;

/** Suspicious votes on the featured theory, all for one answer, so that staff have something to decide on. */
export async function seedSuspicious(
  tx: Transaction,
  theories: readonly SeededTheory[],
  now: Date,
): Promise<void> {
  const featured = theories.find(({ theory }) => theory.featured);
  const optionId = featured?.optionIds.at(-1);
  if (!featured || !optionId) return;
  for (const { reason, address, votes, hoursAgo, apart } of CASES) {
    const startedAt = new Date(now.getTime() - hoursAgo * HOUR);
    const voters = await bystanders(tx, featured.id, startedAt, votes);
    const voteOf = ({ id: voterId }: { id: string }, index: number) => {
      const votedAt = new Date(startedAt.getTime() + index * apart);
      return { pollId: featured.id, voterId, optionId, votedAt, suspicion: reason };
    };
    const rows = voters.map(voteOf);
    await tx.vote.createMany({ data: rows });
    await tx.session.createMany({
      data: rows.map(({ voterId, votedAt }) => ({
        tokenHash: randomBytes(32),
        strategy: 'user',
        subjectId: voterId,
        ip: address,
        userAgent: PHONE,
        createdAt: votedAt,
        lastSeenAt: votedAt,
        expiresAt: new Date(votedAt.getTime() + HOUR),
      })),
    });
  }
}
