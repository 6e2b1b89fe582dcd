import { MOST_FOLLOWED, polls, type PollResults } from '@fio/contracts/public/polls';
import { recordResults } from './record-results.ts';

/** Told whether this poll's results come by the stream now; while they don't, they have to be asked for. */
type Follower = (streamed: boolean) => void;

/** Scrolling moves many cards in and out of view: the stream follows when it is over. Milliseconds. */
const CALM = 250;
/** A stream that hasn't opened for so long is not waited for. */
const PATIENCE = 4_000;
/** A refused stream is tried again after so long: the server had no room. */
const AGAIN = 60_000;

const followers = new Map<string, Set<Follower>>();
let source: EventSource | null = null;
let asked: readonly string[] = [];
let isWorking = true;
let refusedUntil = 0;
let settling: ReturnType<typeof setTimeout> | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

function notify(works: boolean): void {
  isWorking = works;
  for (const [pollId, own] of followers) for (const one of own) one(isWorking && asked.includes(pollId));
}

function close(): void {
  clearTimeout(waiting);
  source?.close();
  source = null;
  asked = [];
}

function refused(): void {
  refusedUntil = performance.now() + AGAIN;
  close();
  settle();
}

function open(pollIds: readonly string[]): void {
  close();
  asked = pollIds;
  const stream = new EventSource(`/api${polls.live.path}?ids=${pollIds.join()}`);
  source = stream;
  waiting = setTimeout(() => notify(false), PATIENCE);
  stream.addEventListener('open', () => {
    clearTimeout(waiting);
    notify(true);
  });
  stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
    recordResults(JSON.parse(data) as PollResults),
  );
  // A lost connection comes back by itself; one that was refused doesn't.
  stream.addEventListener('error', () =>
    stream.readyState === EventSource.CLOSED ? refused() : notify(false),
  );
  notify(isWorking);
}

/** Brings the stream in line with what is on screen. One that says more than is needed stays as it is. */
function settle(): void {
  const wanted = document.hidden ? [] : [...followers.keys()].slice(-MOST_FOLLOWED);
  const rest = refusedUntil - performance.now();
  if (wanted.length === 0) close();
  else if (rest > 0) {
    notify(false);
    clearTimeout(waiting);
    waiting = setTimeout(settle, rest);
  } else if (!source || !wanted.every((pollId) => asked.includes(pollId))) open(wanted);
  else notify(isWorking);
}

function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(settle, CALM);
}

/**
 * Follows a poll's results, all polls of the page by one stream; a hidden tab has none. `tell` is called whenever it
 * changes whether they come. Returns what ends it.
 */
export function follow(pollId: string, follower: Follower): () => void {
  if (typeof EventSource === 'undefined') {
    follower(false);
    return () => undefined;
  }
  if (followers.size === 0) document.addEventListener('visibilitychange', settle);
  const own = followers.get(pollId) ?? new Set();
  followers.set(pollId, own.add(follower));
  settleSoon();
  return () => {
    own.delete(follower);
    if (own.size === 0) followers.delete(pollId);
    if (followers.size === 0) document.removeEventListener('visibilitychange', settle);
    settleSoon();
  };
}
