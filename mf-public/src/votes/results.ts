import type { PollResults, PollView } from '@fio/contracts/public/polls';

/** The results as they will read once a vote is counted: one more for `to`, one less for `from`, if any. */
export function withVote(results: PollResults, from: string | undefined, to: string): PollResults {
  if (from === to) return results;
  const step = (optionId: string) => (optionId === to ? 1 : 0) - (optionId === from ? 1 : 0);
  return {
    ...results,
    total: results.total + (from === undefined ? 1 : 0),
    counts: results.counts.map(({ optionId, votes }) => ({
      optionId,
      votes: Math.max(0, votes + step(optionId)),
    })),
  };
}

/** The newer of what the page carried and what was fetched since: totals only grow. */
export const newest = (poll: PollView, live: PollResults | undefined): PollResults =>
  live && live.total >= poll.results.total ? live : poll.results;
