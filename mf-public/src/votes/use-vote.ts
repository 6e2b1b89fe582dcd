import { useRef, useState } from 'react';
import type { PollResults, PollView } from '@fio/contracts/public/polls';
import { votes } from '@fio/contracts/public/votes';
import { ApiError, useApiMutation } from '@fio/platform/api';
import { tokens } from '@fio/platform/session';
import { recordVote, useMyOption } from './my-votes.ts';
import { enterToVote } from './pending-vote.ts';
import { withVote } from './results.ts';
import { recordedResults, recordResults } from './record-results.ts';
import { useLiveResults } from './use-live-results.ts';
import type { VoteOutcome } from './vote-outcome.ts';

export interface Voting {
  readonly state: PollView['state'];
  readonly results: PollResults;
  /** The visitor's own answer, counted or being sent. */
  readonly mine: string | undefined;
  /** The last answer came after the close. */
  readonly late: boolean;
  /**
   * Casts or changes the vote and says what became of it; undefined when nothing was sent. Who is not signed in does that
   * first, in a sheet over the page.
   */
  readonly vote: (optionId: string) => Promise<VoteOutcome | undefined>;
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'POLL_CLOSED';

/** One visitor's vote on one poll. The bar moves at once and falls back if the vote is refused. */
export function useVote(poll: PollView, onScreen: boolean): Voting {
  const counted = useMyOption(poll.id);
  const [sent, setSent] = useState<{ optionId: string; before: PollResults }>();
  const [late, setLate] = useState(false);
  const busy = useRef(false);
  const cast = useApiMutation(votes.cast);
  const voted = counted !== undefined && sent === undefined;
  const live = useLiveResults(poll, voted && onScreen && poll.state === 'open');

  const vote = async (optionId: string): Promise<VoteOutcome | undefined> => {
    if (busy.current || optionId === counted) return undefined;
    if (!tokens.get('user')) {
      const option = poll.options.find(({ id }) => id === optionId);
      if (option) enterToVote(poll.id, option, window.location);
      return undefined;
    }
    busy.current = true;
    setSent({ optionId, before: live });
    const known = recordedResults(poll.id);
    try {
      const receipt = await cast.mutateAsync({ params: { id: poll.id }, body: { optionId } });
      // What the stream has told meanwhile may have this vote in it already.
      if (recordedResults(poll.id) === known) recordResults(withVote(live, counted, optionId));
      await recordVote(poll, receipt);
      return 'counted';
    } catch (error) {
      // The person has been told by the call itself; only a late vote changes the card.
      if (!isClosed(error)) return 'refused';
      setLate(true);
      return 'late';
    } finally {
      busy.current = false;
      setSent(undefined);
    }
  };

  const results = sent ? withVote(sent.before, counted, sent.optionId) : live;
  return {
    state: late && results.state === 'open' ? 'closed' : results.state,
    results,
    mine: sent?.optionId ?? counted,
    late,
    vote,
  };
}
