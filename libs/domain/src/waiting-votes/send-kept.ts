import type { KeptVote, SentAs } from './kept-vote.ts';
import type { KeptVotes } from './kept-votes.ts';

/** A counted answer of the voter, wherever it was given. */
export interface CountedVote {
  readonly pollId: string;
  readonly optionId: string;
  readonly votedAt: string;
}

interface Sending {
  readonly kept: Pick<KeptVotes, 'all' | 'drop' | 'hold' | 'end'>;
  readonly counted: readonly CountedVote[];
  /** Sends one and says what became of it; rejects where nothing more is to be sent. */
  readonly cast: (vote: KeptVote) => Promise<SentAs>;
  /** It waits no longer, whatever became of it. */
  readonly settled: (vote: KeptVote) => Promise<unknown>;
}

/**
 * Sends what waits of one person, oldest first, and whatever still waits when its turn comes. Resolves with whether something
 * waits on that may be sent again without anybody's doing. For pages and for the service worker, which is sent its text: it
 * names nothing from outside itself.
 */
export async function sendKept(
  own: readonly KeptVote[],
  { kept, counted, cast, settled }: Sending,
): Promise<boolean> {
  /** A later answer, given on another device: the one that waited must not take it back. */
  const isOutdated = ({ pollId, optionId, at }: KeptVote) =>
    counted.some((one) => one.pollId === pollId && one.optionId !== optionId && Date.parse(one.votedAt) > at);
  let again = false;
  for (const vote of own.toSorted((left, right) => left.at - right.at)) {
    const { voterId, key } = vote;
    const isKept = (await kept.all()).some((now) => now.voterId === voterId && now.key === key && !now.over);
    if (!isKept) continue;
    const sent = isOutdated(vote) ? 'counted' : await cast(vote);
    if (sent === 'signedOut') continue;
    if (sent === 'counted') await kept.drop(vote);
    else if (sent === 'late' || sent === 'refused') await kept.end(vote, sent, Date.now());
    else {
      await kept.hold(vote, sent === 'lost' ? undefined : sent);
      again ||= sent !== 'challenge';
      continue;
    }
    await settled(vote);
  }
  return again;
}
