/** The only folders scripts may come from: the shell's own and the published remotes. */
const FOLDERS = ['/assets/', '/mf/'];
/** The service worker for push notifications, which is at the root and nowhere else. */
const WORKER = '/push-worker.js';
/** And the bot challenge's, below the origin the page names, where one is configured. */
const CHALLENGE = '/turnstile/';

/** The script's full address if it is on our own origin and in one of our folders, or the challenge's; else null. */
export function allowedScript(address: string, origin: string, challenge?: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const isOurs = url.pathname === WORKER || FOLDERS.some((folder) => url.pathname.startsWith(folder));
  const ours = url.origin === origin && isOurs;
  const theirs = url.origin === challenge && url.pathname.startsWith(CHALLENGE);
  return ours || theirs ? url.href : null;
}
