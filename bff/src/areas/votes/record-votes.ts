import { readFileSync } from 'node:fs';
import type { VoteReceipt } from '@fio/contracts';
import { LIMITS, type SUSPICIONS } from '@fio/contracts';
import type { Pool } from 'pg';

/** More accounts than usual on one device, or more votes than usual from one address. */
export type Suspicion = (typeof SUSPICIONS)[number];

/** One answer on its way. `key` tells repetitions of one request from a new one. All are UUIDs. */
export interface Answer {
  readonly pollId: string;
  readonly voterId: string;
  readonly optionId: string;
  readonly key: string;
  /** Why it is to be counted apart, should it be the first of this voter; null: it counts. */
  readonly suspicion: Suspicion | null;
}

export type Refusal = 'unknown' | 'closed' | 'limited';
export type Outcome = { readonly receipt: VoteReceipt } | { readonly refusal: Refusal };

interface Verdict {
  verdict: Refusal | 'accepted';
  revision: number | null;
}
interface Recalled {
  option_id: string | null;
  revision: number;
  voted_at: Date;
  is_same_key: boolean;
}

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const CAST = sql('./cast-votes.sql');
const RECALL = sql('./recall-votes.sql');

const column = (answers: readonly Answer[], name: Exclude<keyof Answer, 'suspicion'>) =>
  answers.map((answer) => answer[name]);

async function recall(pool: Pool, answers: readonly Answer[]): Promise<readonly Recalled[]> {
  if (answers.length === 0) return [];
  const { rows } = await pool.query<Recalled>({
    name: 'recall-votes',
    text: RECALL,
    values: [column(answers, 'pollId'), column(answers, 'voterId'), column(answers, 'key')],
  });
  return rows;
}

/** A refused repetition of an answer that was recorded once gets the first one's receipt. */
function settle(answer: Answer, { verdict }: Verdict, known: Recalled | undefined): Outcome {
  const counts = known && known.option_id !== null && (known.is_same_key || verdict === 'accepted');
  if (!counts) return { refusal: verdict === 'accepted' ? 'unknown' : verdict };
  const { option_id, revision, voted_at } = known;
  return {
    receipt: {
      pollId: answer.pollId,
      optionId: option_id as string,
      revision,
      votedAt: voted_at.toISOString(),
    },
  };
}

/**
 * Records answers of distinct (poll, voter) pairs in one commit and says, in their order, what became of each.
 * May be called again with the same answers after a lost connection: the keys make it one effect.
 */
export async function recordVotes(
  pool: Pool,
  answers: readonly Answer[],
  now: Date,
): Promise<readonly Outcome[]> {
  const { rows } = await pool.query<Verdict>({
    name: 'cast-votes',
    text: CAST,
    values: [
      column(answers, 'pollId'),
      column(answers, 'voterId'),
      column(answers, 'optionId'),
      column(answers, 'key'),
      now,
      LIMITS.vote.points,
      LIMITS.vote.seconds,
      answers.some(({ suspicion }) => suspicion) ? answers.map(({ suspicion }) => suspicion) : [],
    ],
  });
  const silent = answers.flatMap((answer, index) =>
    rows[index]?.revision == null ? [{ answer, index }] : [],
  );
  const recalled = await recall(
    pool,
    silent.map(({ answer }) => answer),
  );
  const known = new Map(silent.map(({ index }, place) => [index, recalled[place]]));
  const votedAt = now.toISOString();
  return answers.map((answer, index) => {
    const row = rows[index] as Verdict;
    if (row.revision === null) return settle(answer, row, known.get(index));
    return { receipt: { pollId: answer.pollId, optionId: answer.optionId, revision: row.revision, votedAt } };
  });
}
