import { VOTE_WORKER } from '@fio/domain/waiting-votes/vote-worker';

/** The only folders scripts may come from: the shell's own and the published remotes. */
const FOLDERS = ['/assets/', '/mf/'];
/** The service workers, for push notifications and for votes that waited: one file each. */
const WORKERS = ['/push-worker.js', VOTE_WORKER.address];
/** And the bot challenge's, below the origin the page names, where one is configured. */
const CHALLENGE = '/turnstile/';

/** The script's full address if it is on our own origin and in one of our folders, or the challenge's; else null. */
export function allowedScript(address: string, origin: string, challenge?: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const isOurs = WORKERS.includes(url.pathname) || FOLDERS.some((folder) => url.pathname.startsWith(folder));
  const ours = url.origin === origin && isOurs;
  const theirs = url.origin === challenge && url.pathname.startsWith(CHALLENGE);
  return ours || theirs ? url.href : null;
}
