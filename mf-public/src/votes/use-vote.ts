import { useRef, useState } from 'react';
import type { PollResults, PollView } from '@fio/contracts/public/polls';
import { votes } from '@fio/contracts/public/votes';
import { api, ApiError } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { tokens, useVisitor } from '@fio/platform/session';
import { recordVote, useMyOption } from './my-votes.ts';
import { dropVote, keepVote, useWaitingVote } from './offline/waiting-votes.ts';
import { enterToVote } from './pending-vote.ts';
import { withVote } from './results.ts';
import { recordedResults, recordResults } from './record-results.ts';
import { useLiveResults } from './use-live-results.ts';
import type { VoteOutcome } from './vote-outcome.ts';

export interface WaitingVote {
  readonly until: 'connection' | 'signIn';
  readonly optionId: string;
}

export interface Voting {
  readonly state: PollView['state'];
  readonly results: PollResults;
  /** The visitor's own answer, counted or being sent. */
  readonly mine: string | undefined;
  /** The last answer came after the close. */
  readonly late: boolean;
  /** An answer that found no connection: not counted, and sent when there is one and its voter is signed in. */
  readonly waiting: WaitingVote | undefined;
  /**
   * Casts or changes the vote and says what became of it; undefined when nothing was sent. Who is not signed in does that
   * first, in a sheet over the page.
   */
  readonly vote: (optionId: string) => Promise<VoteOutcome | undefined>;
}

/** Nobody answered: whether it was counted nobody knows, and the same request may be sent again. */
const isLost = (error: unknown) => error instanceof ApiError && error.status === 0;
/** A session's end says so itself. */
const isTold = (error: unknown) => !(error instanceof ApiError) || error.status === 401;
const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'POLL_CLOSED';

/** One visitor's vote on one poll. The bar moves at once and falls back if the vote is refused. */
export function useVote(poll: PollView, onScreen: boolean): Voting {
  const counted = useMyOption(poll.id);
  const [sent, setSent] = useState<{ optionId: string; before: PollResults }>();
  const [late, setLate] = useState(false);
  const busy = useRef(false);
  const visitor = useVisitor();
  const kept = useWaitingVote(poll.id);
  const voted = counted !== undefined && sent === undefined;
  const live = useLiveResults(poll, voted && onScreen && poll.state === 'open');

  const vote = async (optionId: string): Promise<VoteOutcome | undefined> => {
    // Of one that waits nobody knows whether it counts: then the counted answer is sent again, too.
    if (busy.current || (optionId === counted && !kept)) return undefined;
    if (!tokens.get('user')) {
      const option = poll.options.find(({ id }) => id === optionId);
      if (option) enterToVote(poll.id, option, window.location);
      return undefined;
    }
    busy.current = true;
    // The same answer again is the same request, whichever attempt arrives.
    const key = kept?.optionId === optionId && !kept.late ? kept.key : crypto.randomUUID();
    setSent({ optionId, before: live });
    const known = recordedResults(poll.id);
    try {
      const input = { params: { id: poll.id }, body: { optionId } };
      const receipt = await api(votes.cast, input, { idempotencyKey: key, quiet: true });
      if (kept) await dropVote(kept);
      // What the stream has told meanwhile may have this vote in it already.
      if (recordedResults(poll.id) === known) recordResults(withVote(live, counted, optionId));
      await recordVote(poll, receipt);
      return 'counted';
    } catch (error) {
      if (isClosed(error)) {
        setLate(true);
        return 'late';
      }
      const { id: pollId } = poll;
      if (isLost(error) && visitor) {
        const isKept = await keepVote({ pollId, optionId, voterId: visitor.id, key }).then(
          () => true,
          () => false,
        );
        if (isKept) return 'waiting';
      }
      if (!isTold(error)) toast.error((error as ApiError).message);
      return 'refused';
    } finally {
      busy.current = false;
      setSent(undefined);
    }
  };

  const isLate = late || kept?.late === true;
  const results = sent ? withVote(sent.before, counted, sent.optionId) : live;
  return {
    state: isLate && results.state === 'open' ? 'closed' : results.state,
    results,
    mine: sent?.optionId ?? counted,
    late: isLate,
    waiting:
      kept && !kept.late && !sent
        ? { until: visitor ? 'connection' : 'signIn', optionId: kept.optionId }
        : undefined,
    vote,
  };
}
