import { useRef, useState } from 'react';
import type { PollResults, PollView } from '@fio/contracts/public/polls';
import { votes } from '@fio/contracts/public/votes';
import type { Held } from '@fio/domain/waiting-votes/kept-vote';
import { api, ApiError } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { tokens, useVisitor } from '@fio/platform/session';
import { cameByWidget } from '../share/came-by-widget.ts';
import { recordVote, useMyOption } from './my-votes.ts';
import { inTurn } from './offline/by-browser.ts';
import { dropVote, keepVote, knownVotes } from './offline/known-votes.ts';
import { votesSent } from './offline/send-votes.ts';
import { useWaitingVote, waitingVote } from './offline/waiting-votes.ts';
import { enterToVote } from './pending-vote.ts';
import { withVote } from './results.ts';
import { recordedResults, recordResults } from './record-results.ts';
import { useLiveResults } from './use-live-results.ts';
import type { VoteOutcome } from './vote-outcome.ts';

export interface WaitingVote {
  /** `carrier`: as `connection`, and the browser itself sends it, with the site closed too. */
  readonly until: 'connection' | 'carrier' | 'signIn' | Held;
  readonly optionId: string;
}

export interface Voting {
  readonly state: PollView['state'];
  readonly results: PollResults;
  /** The visitor's own answer, counted or being sent. */
  readonly mine: string | undefined;
  /** What became of the last answer, where it was not counted: it came after the close, or was refused when it was sent later. */
  readonly over: 'late' | 'refused' | undefined;
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
  const kept = useWaitingVote(poll.id, poll.state === 'open');
  const voted = counted !== undefined && sent === undefined;
  const live = useLiveResults(poll, voted && onScreen && poll.state === 'open');

  const vote = async (optionId: string): Promise<VoteOutcome | undefined> => {
    // Of one that waits nobody knows whether it counts: then the counted answer is sent again, too.
    if (busy.current || (optionId === counted && !kept)) return undefined;
    const token = tokens.get('user');
    if (!token) {
      const option = poll.options.find(({ id }) => id === optionId);
      if (option) enterToVote(poll.id, option, window.location);
      return undefined;
    }
    busy.current = true;
    setSent({ optionId, before: live });
    const known = recordedResults(poll.id);
    // One that waited may be on its way: it must not arrive after this one.
    await votesSent();
    const waits = waitingVote(knownVotes.get(), poll.id, visitor?.id ?? '');
    // The same answer again is the same request, whichever attempt arrives.
    const key = waits?.optionId === optionId && !waits.over ? waits.key : crypto.randomUUID();
    const cast = async () => {
      // Somebody else's session by now.
      if (tokens.get('user') !== token) return undefined;
      const input = { params: { id: poll.id }, body: { optionId } };
      const receipt = await api(votes.cast, input, { idempotencyKey: key, quiet: true });
      // It is counted, whatever the browser does with what it had kept.
      if (waits) await dropVote(waits).catch(() => undefined);
      return receipt;
    };
    try {
      const receipt = await (waits ? inTurn(cast) : cast());
      if (!receipt) return undefined;
      // What the stream has told meanwhile may have this vote in it already.
      if (recordedResults(poll.id) === known) recordResults(withVote(live, counted, optionId));
      if (receipt.revision === 1) cameByWidget(poll.slug);
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
      if (!isTold(error)) toast.error((error as ApiError).message, votes.cast.path);
      return 'refused';
    } finally {
      busy.current = false;
      setSent(undefined);
    }
  };

  const results = sent ? withVote(sent.before, counted, sent.optionId) : live;
  const over = late ? 'late' : visitor ? kept?.over : undefined;
  const waits = kept && !kept.over && !sent && results.state === 'open';
  return {
    state: over === 'late' && results.state === 'open' ? 'closed' : results.state,
    results,
    mine: sent?.optionId ?? counted,
    over: sent ? undefined : over,
    waiting: waits
      ? {
          until: visitor ? (kept.held ?? (kept.carried ? 'carrier' : 'connection')) : 'signIn',
          optionId: kept.optionId,
        }
      : undefined,
    vote,
  };
}
