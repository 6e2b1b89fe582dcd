import { votes, type MyVote } from '@fio/contracts/public/votes';
import { polls } from '@fio/contracts/public/polls';
import { api, ApiError, queryClient, queryKey } from '@fio/platform/api';
import { stores, tokens } from '@fio/platform/session';
import { isPast, sentAs, type KeptVote } from './kept-vote.ts';
import { keptVotes } from './kept-votes.ts';
import { knownVotes, readVotes } from './known-votes.ts';

/** Aborts as soon as it is no longer this person's session, in whichever tab that changes. */
function sessionOf(voterId: string): { readonly signal: AbortSignal; readonly end: () => void } {
  const gone = new AbortController();
  const token = tokens.get('user');
  const look = () => {
    if (!token || tokens.get('user') !== token || stores.user.getState().user?.id !== voterId) gone.abort();
  };
  look();
  const ends = [stores.user.subscribe(look), tokens.onOtherTab(look)];
  return {
    // What a tab hears of another one comes a moment later: asked for, it is looked at.
    get signal() {
      look();
      return gone.signal;
    },
    end: () => ends.forEach((end) => end()),
  };
}
type Session = ReturnType<typeof sessionOf>;

/** A later answer of the same person, given on another device: the one that waited must not take it back. */
const isOutdated = ({ pollId, optionId, at }: KeptVote, mine: readonly MyVote[]): boolean =>
  mine.some((one) => one.pollId === pollId && one.optionId !== optionId && Date.parse(one.votedAt) > at);

/** Sends one, if it still waits and its voter is still here. */
async function send(vote: KeptVote, session: Session): Promise<void> {
  const { pollId, voterId, optionId, key } = vote;
  const kept = await keptVotes.all();
  if (!kept.some((now) => now.voterId === voterId && now.key === key && !now.over)) return;
  const { signal } = session;
  signal.throwIfAborted();
  const input = { params: { id: pollId }, body: { optionId } };
  const sent = await api(votes.cast, input, { idempotencyKey: key, quiet: true, signal }).then(
    () => 'counted' as const,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return sentAs(error.status || null, error.code);
    },
  );
  if (sent === 'signedOut') return;
  if (sent === 'lost') return keptVotes.hold(vote, undefined);
  if (sent === 'challenge' || sent === 'server') return keptVotes.hold(vote, sent);
  if (sent !== 'counted') return keptVotes.end(vote, sent, Date.now());
  await keptVotes.drop(vote);
  const stale = [queryKey(votes.mine), queryKey(polls.results, { params: { id: pollId } })];
  await Promise.all(stale.map((read) => queryClient.invalidateQueries({ queryKey: read })));
}

async function sendEach(own: readonly KeptVote[], session: Session): Promise<void> {
  const { items } = await api(votes.mine, {}, { quiet: true, signal: session.signal });
  for (const vote of own) await (isOutdated(vote, items) ? keptVotes.drop(vote) : send(vote, session));
}

async function round(voterId: string): Promise<void> {
  await readVotes();
  const past = knownVotes.get().filter((vote) => isPast(vote, Date.now()));
  for (const vote of past) await keptVotes.drop(vote);
  const own = knownVotes
    .get()
    .filter((vote) => vote.voterId === voterId && !vote.over && !past.includes(vote));
  const session = sessionOf(voterId);
  try {
    const oldestFirst = own.toSorted((left, right) => left.at - right.at);
    if (own.length > 0) await sendEach(oldestFirst, session);
  } finally {
    session.end();
    if (own.length + past.length > 0) await readVotes();
  }
}

let sending: { readonly voterId: string; readonly done: Promise<void> } | undefined;

/** Resolves when none is on its way: another answer that is sent then is the later one at the server, too. */
export const votesSent = (): Promise<void> => sending?.done ?? Promise.resolve();

/** Sends what waits of this person, oldest first; calls at once share one round. */
export function sendVotes(voterId: string): Promise<void> {
  if (sending?.voterId === voterId) return sending.done;
  const done = votesSent()
    .then(() => round(voterId))
    // Without a connection, or in a browser that keeps nothing, there is nothing to send.
    .catch(() => undefined)
    .finally(() => {
      if (sending?.done === done) sending = undefined;
    });
  sending = { voterId, done };
  return done;
}
