import { release } from '@fio/contracts/public/release';
import { api } from '@fio/platform/api';
import { boot } from '@fio/platform/boot';

/** How often an open page asks whether there is a newer one. */
const ASK_MS = 5 * 60_000;
/** Whoever switches between windows all the time need not ask all the time. */
const REST_MS = 5000;

/**
 * Calls back once a page loaded now would be made of other builds than this one: asked every five minutes and when the
 * page is looked at again, and no more after that. Without an answer nothing is said.
 */
export function onNewerRelease(tell: () => void): () => void {
  const { side, release: own } = boot();
  let askedAt = 0;
  const ask = async () => {
    askedAt = Date.now();
    const current = await api(release.current, { query: { side } }, { quiet: true }).catch(() => null);
    if (current === null || current.release === own) return;
    stop();
    tell();
  };
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > REST_MS) void ask();
  };
  const timer = setInterval(look, ASK_MS);
  document.addEventListener('visibilitychange', look);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  return stop;
}
