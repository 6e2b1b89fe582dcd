import { polls } from '@fio/contracts/public/polls';
import { votes } from '@fio/contracts/public/votes';
import { isPast, sentAs, type KeptVote, type SentAs } from '@fio/domain/waiting-votes/kept-vote';
import { sendKept } from '@fio/domain/waiting-votes/send-kept';
import { api, ApiError, queryClient, queryKey } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { stores, tokens } from '@fio/platform/session';
import { handOver, inTurn, takeBack } from './by-browser.ts';
import { keptVotes } from './kept-votes.ts';
import { knownVotes, readVotes, waitingOf } from './known-votes.ts';

/** Aborts as soon as it is no longer this person's session, in whichever tab that changes. */
function sessionOf(voterId: string): { readonly signal: AbortSignal; readonly end: () => void } {
  const gone = new AbortController();
  // While another tab's sign-in is asked about, the token is no longer that of the visitor this one knows.
  const token = stores.user.getState().status === 'ready' ? tokens.get('user') : null;
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

/** What the page shows of the answer and of its theory's figures is from before. */
export async function outdated({ pollId }: Pick<KeptVote, 'pollId'>): Promise<void> {
  const stale = [queryKey(votes.mine), queryKey(polls.results, { params: { id: pollId } })];
  await Promise.all(stale.map((read) => queryClient.invalidateQueries({ queryKey: read })));
}

async function cast({ pollId, optionId, key }: KeptVote, { signal }: Session): Promise<SentAs> {
  signal.throwIfAborted();
  const input = { params: { id: pollId }, body: { optionId } };
  return api(votes.cast, input, { idempotencyKey: key, quiet: true, signal }).then(
    () => 'counted' as const,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return sentAs(error.status || null, error.code);
    },
  );
}

/** Resolves with whether some wait on that may be sent again. */
async function sendEach(own: readonly KeptVote[], session: Session): Promise<boolean> {
  const { items: counted } = await api(votes.mine, {}, { quiet: true, signal: session.signal });
  return sendKept(own, { kept: keptVotes, counted, cast: (vote) => cast(vote, session), settled: outdated });
}

/** Sends what waits when its turn has come: before that another tab may have sent some, or have handed one over. */
async function sendOwn(voterId: string, session: Session): Promise<void> {
  const own = await waitingOf(voterId);
  if (own.length === 0) return;
  const again = await sendEach(own, session).catch(() => true);
  await (again ? handOver(voterId, own) : takeBack(own));
}

/** Nobody needs it any more. It was cast by the server's clock, and what became of it heard by this machine's. */
const isOld = (vote: KeptVote) => isPast(vote, vote.over ? Date.now() : serverNow().getTime());

async function round(voterId: string): Promise<void> {
  await readVotes();
  const past = knownVotes.get().filter(isOld);
  for (const vote of past) await keptVotes.drop(vote);
  const waits = knownVotes
    .get()
    .some((vote) => vote.voterId === voterId && !vote.over && !past.includes(vote));
  const session = sessionOf(voterId);
  try {
    if (waits) await inTurn(() => sendOwn(voterId, session));
  } finally {
    session.end();
    if (waits || past.length > 0) await readVotes();
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
