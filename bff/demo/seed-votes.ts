import type { Transaction } from '../src/core/database/prisma.ts';
import { MINUTE } from './days.ts';
import type { Random } from './random.ts';
import type { Voter } from './seed-people.ts';
import type { SeededTheory } from './seed-theories.ts';

interface Vote {
  readonly pollId: string;
  readonly voterId: string;
  readonly optionId: string;
  readonly votedAt: Date;
}

const STATEMENT = `
  INSERT INTO votes (poll_id, voter_id, option_id, voted_at)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[])
  ON CONFLICT DO NOTHING`;

/** Between its opening (or when the person registered) and its end, more of them soon after the opening. */
function momentOf(
  { opensAt, closesAt }: SeededTheory,
  { createdAt }: Voter,
  random: Random,
  now: Date,
): Date {
  const from = Math.max(opensAt.getTime(), createdAt.getTime() + MINUTE);
  const until = Math.min(closesAt.getTime(), now.getTime()) - 1;
  return new Date(Math.min(from + random.next() ** 1.4 * (until - from), until));
}

function votesOf(seeded: SeededTheory, voters: readonly Voter[], random: Random, now: Date): Vote[] {
  const { id, theory, optionIds, closesAt } = seeded;
  const end = Math.min(closesAt.getTime(), now.getTime()) - 5 * MINUTE;
  const eligible = voters.filter(({ createdAt }) => createdAt.getTime() < end);
  return random.sample(eligible, theory.votes).map((voter) => ({
    pollId: id,
    voterId: voter.id,
    optionId: optionIds[random.weighted(theory.weights)] ?? '',
    votedAt: momentOf(seeded, voter, random, now),
  }));
}

/** Writes all votes in one statement; the tallies follow by trigger. */
export async function seedVotes(
  tx: Transaction,
  theories: readonly SeededTheory[],
  voters: readonly Voter[],
  random: Random,
  now: Date,
): Promise<void> {
  const votes = theories.flatMap((seeded) => votesOf(seeded, voters, random, now));
  await tx.$executeRawUnsafe(
    STATEMENT,
    votes.map(({ pollId }) => pollId),
    votes.map(({ voterId }) => voterId),
    votes.map(({ optionId }) => optionId),
    votes.map(({ votedAt }) => votedAt.toISOString()),
  );
}
