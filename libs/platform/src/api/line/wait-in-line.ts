import type { LinePlace, LineStanding } from '@fio/contracts/core/line';
import { askAgainIn, type LineName } from '@fio/contracts/line';
import { line } from '@fio/contracts/public/line';
import { showLine } from '../../feedback/index.ts';
import { addressOf } from '../address.ts';
import { fetchInTime } from '../fetch-in-time.ts';
import { keptPlace } from './kept-place.ts';

/** Without an answer somebody goes on waiting: their place is kept all the same. */
const AFTER_SILENCE = 5;

/** null: the place is none any more. undefined: there was no answer. */
async function ask(place: string): Promise<LineStanding | null | undefined> {
  const address = `/api${addressOf(line.standing, { params: { id: place } })}`;
  const response = await fetchInTime(address, { headers: { accept: 'application/json' } }).catch(() => null);
  if (response?.ok) return response.json().catch(() => undefined) as Promise<LineStanding | undefined>;
  return response?.status === 404 ? null : undefined;
}

/** Ends early when `signal` is aborted. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });

/**
 * Waits with a place until it is called, while the shell shows how far it is. Resolves to whether the request may be sent
 * again: false when the person gave up or `signal` was aborted. The place stays this tab's all the same.
 */
export async function waitInLine(name: LineName, given: LinePlace, signal?: AbortSignal): Promise<boolean> {
  keptPlace.set(name, given.place);
  if (signal?.aborted) return false;
  const left = new AbortController();
  const leave = () => left.abort();
  signal?.addEventListener('abort', leave, { once: true });
  let standing: LineStanding | undefined = given;
  try {
    while (!standing?.called) {
      if (standing) showLine({ ahead: standing.ahead, seconds: standing.seconds, from: given.ahead, leave });
      await pause(standing ? askAgainIn(standing.seconds) : AFTER_SILENCE, left.signal);
      if (left.signal.aborted) return false;
      const asked = await ask(given.place);
      // A place that is none any more: the request takes another one.
      if (asked === null) break;
      standing = asked;
    }
    return true;
  } finally {
    showLine(undefined);
    signal?.removeEventListener('abort', leave);
  }
}
