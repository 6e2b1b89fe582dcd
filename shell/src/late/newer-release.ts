import { release } from '@fio/contracts/public/release';
import { api } from '@fio/platform/api';
import { boot } from '@fio/platform/boot';

/** How often an open page asks whether there is a newer one: of visitors there may be many, of staff there are few. */
const ASK_MS = { public: 5 * 60_000, admin: 60_000 } as const;
/** Whoever switches between windows, or goes from page to page, all the time need not ask all the time. */
const REST_MS = 5000;

/** Tells when the person has gone to another page, where a browser has it. */
const navigations = (): EventTarget | null => (window as { navigation?: EventTarget }).navigation ?? null;

/**
 * Calls back whenever a page loaded now would be made of other builds than this one, once for each such release: asked when
 * the page is looked at again, when its window is, when it is left for another one, and again and again while
 * somebody looks at it and does nothing. Without an answer nothing is said.
 */
export function onNewerRelease(notify: () => void): () => void {
  const { side, release: own } = boot();
  let known = own;
  let askedAt = 0;
  const ask = async () => {
    askedAt = Date.now();
    const current = await api(release.current, { query: { side } }, { quiet: true }).catch(() => null);
    if (current === null || current.release === known) return;
    known = current.release;
    // Rolled back to what this page has: there is nothing newer any more, and nothing to reload for.
    if (known !== own) notify();
  };
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > REST_MS) void ask();
  };
  const timer = setInterval(look, ASK_MS[side]);
  const targets: [EventTarget | null, string][] = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [navigations(), 'navigatesuccess'],
  ];
  for (const [target, name] of targets) target?.addEventListener(name, look);
  return () => {
    clearInterval(timer);
    for (const [target, name] of targets) target?.removeEventListener(name, look);
  };
}
