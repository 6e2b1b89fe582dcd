import { useRef, useState } from 'react';
import type { PollResults, PollView } from '@fio/contracts/public/polls';
import { votes } from '@fio/contracts/public/votes';
import { ApiError, useApiMutation } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { tokens } from '@fio/platform/session';
import { recordVote, useMyOption } from './my-votes.ts';
import { rememberVote } from './pending-vote.ts';
import { withVote } from './results.ts';
import { recordResults, useLiveResults } from './use-live-results.ts';

export interface Voting {
  readonly state: PollView['state'];
  readonly results: PollResults;
  /** The visitor's own answer, counted or being sent. */
  readonly mine: string | undefined;
  /** The last answer came after the close. */
  readonly late: boolean;
  /** Casts or changes the vote; who is not signed in is led to the sign-in and back. */
  readonly vote: (optionId: string) => Promise<void>;
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'POLL_CLOSED';

/** One visitor's vote on one poll. The bar moves at once and falls back if the vote is refused. */
export function useVote(poll: PollView, onScreen: boolean): Voting {
  const counted = useMyOption(poll.id);
  const [sent, setSent] = useState<string>();
  const [late, setLate] = useState(false);
  const busy = useRef(false);
  const cast = useApiMutation(votes.cast);
  const voted = counted !== undefined && sent === undefined;
  const results = useLiveResults(poll, voted && onScreen && poll.state === 'open');

  const vote = async (optionId: string) => {
    if (busy.current || optionId === counted) return;
    if (!tokens.get('user')) {
      rememberVote(poll.id, optionId, window.location);
      return navigateTo('/login');
    }
    busy.current = true;
    setSent(optionId);
    try {
      const receipt = await cast.mutateAsync({ params: { id: poll.id }, body: { optionId } });
      recordResults(withVote(results, counted, optionId));
      await recordVote(poll, receipt);
    } catch (error) {
      // The person has been told by the call itself; only a late vote changes the card.
      if (isClosed(error)) setLate(true);
    } finally {
      busy.current = false;
      setSent(undefined);
    }
  };

  return {
    state: late && results.state === 'open' ? 'closed' : results.state,
    results: sent === undefined ? results : withVote(results, counted, sent),
    mine: sent ?? counted,
    late,
    vote,
  };
}
