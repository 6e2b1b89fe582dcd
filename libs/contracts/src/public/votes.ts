import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';
import { pollView } from './polls.ts';

/** The visitor's vote as recorded. `revision` is 1 for the first answer and grows with each change. */
export const voteReceipt = z.object({
  pollId: uuid(),
  optionId: uuid(),
  revision: z.int(),
  votedAt: instant(),
});
export type VoteReceipt = z.infer<typeof voteReceipt>;

/** What became of a vote that was counted apart, as long as it doesn't count. */
export const VOTE_CHECKS = ['waiting', 'annulled'] as const;

export const myVote = z.object({
  pollId: uuid(),
  optionId: uuid(),
  votedAt: instant(),
  poll: pollView,
  /** null until the theory is resolved. */
  hit: z.nullable(z.boolean()),
  /** null for a vote that counts. */
  check: z.nullable(z.enum(VOTE_CHECKS)),
});
export type MyVote = z.infer<typeof myVote>;

/** What a person's votes came to: `hits` of `resolved` theories had the true answer, of `votes` in all. */
export const voteScore = z.object({ votes: z.int(), resolved: z.int(), hits: z.int() });
export type VoteScore = z.infer<typeof voteScore>;

/** One vote per person and poll, changeable while the poll is open (product/domain.md, section 4). */
export const votes = {
  cast: endpoint({
    method: 'POST',
    path: '/polls/:id/vote',
    access: 'session',
    limit: 'vote',
    blockable: true,
    challengeIf: 'vote',
    params: idParams,
    untyped: true,
    body: z.object({ optionId: uuid() }),
    response: voteReceipt,
    status: 201,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'POLL_CLOSED'],
    summary:
      'Votes or changes the vote; 201 for the first vote and its repetitions, 200 for a change. Sent after the commit.',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/votes',
    access: 'session',
    response: z.object({ items: z.array(myVote) }),
    summary: 'The own votes, latest first, with hits of resolved theories.',
  }),
  score: endpoint({
    method: 'GET',
    path: '/votes/score',
    access: 'session',
    response: voteScore,
    summary: 'How many of the resolved theories the visitor had right.',
  }),
};
