/** Held by each page of a preview for as long as it is open. */
const LOCK = 'fio.preview';
/** In a tab of the preview, with its build: it goes when the tab does. */
const MARK = 'fio.preview';
/** When a page of the preview last went away, in any tab: it may be back at once, for a reload is no end. */
const LEFT = 'fio.preview.left';
/** How long a page takes to be back after a reload, and how often it is looked for, in milliseconds. */
const RELOAD_MS = 2000;
const LOOK_MS = 100;
/** What the server sends whoever opens a preview's link to: this tab begins it. */
const BEGINS = '#preview';

/** The address at which the server takes the preview's cookie back, and from which it leads to the page itself. */
export function endOfPreview(): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set('preview', '');
  // What a link brought stays: a filter, a secret behind the hash, which browsers carry over a redirect.
  return `${pathname}?${query.toString()}${hash}`;
}

function begins(): boolean {
  if (window.location.hash !== BEGINS) return false;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return true;
}

async function isLocked(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}

/** Whether the preview is open in another tab; one that is being reloaded holds nothing for a moment, and is waited for. */
async function isOpenElsewhere(): Promise<boolean> {
  const until = Number(window.localStorage.getItem(LEFT) ?? 0) + RELOAD_MS;
  while (!(await isLocked())) {
    if (Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return true;
}

/**
 * Whether this page is of a preview that is still open in some tab, from which on it is open in this one too. The cookie
 * knows only of the browser, so that a tab opened after the last one was closed would still have the preview. Where pages
 * can't know of each other (plain http elsewhere than on this machine), the preview ends with the browser.
 */
export async function joinPreview(build: string): Promise<boolean> {
  const isFirst = begins();
  if (!navigator.locks) return true;
  const isOfThisTab = window.sessionStorage.getItem(MARK) === build;
  if (!isFirst && !isOfThisTab && !(await isOpenElsewhere())) return false;
  window.sessionStorage.setItem(MARK, build);
  window.addEventListener('pagehide', () => window.localStorage.setItem(LEFT, String(Date.now())));
  // For the life of the page: nobody else needs to wait, for it is shared.
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise<never>(() => undefined));
  return true;
}
