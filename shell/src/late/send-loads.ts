import { UNATTENDED_HEADER } from '@fio/contracts/admin/staff-session';
import { remoteLoads, type RemoteLoad } from '@fio/contracts/public/remote-loads';
import { boot } from '@fio/platform/boot';
import { tokens } from '@fio/platform/session';
import { listen } from '../remotes/loads.ts';

/** What happens within so many milliseconds is told at once. */
const GATHER_MS = 2000;
/** The contract's limit of one report. */
const MOST = 20;

/**
 * Outlives the page, and is in nobody's way; a report that doesn't arrive is a report less. Of staff it carries the session,
 * for their canaries are judged by it (a beacon has no headers), and says that nobody was there: it keeps no session alive.
 */
function post(loads: readonly RemoteLoad[]): void {
  const body = JSON.stringify({ loads });
  if (boot().side === 'public') {
    navigator.sendBeacon(`/api${remoteLoads.report.path}`, new Blob([body], { type: 'application/json' }));
    return;
  }
  const token = tokens.get('admin');
  const headers = {
    'content-type': 'application/json',
    [UNATTENDED_HEADER]: '1',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const path = `/api${remoteLoads.reportByStaff.path}`;
  fetch(path, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Tells our own server how the remotes of this page did: which build, how and after how long, and nothing of who it is. */
export function sendLoads(): void {
  let loads: RemoteLoad[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (loads.length === 0) return;
    post(loads.slice(0, MOST));
    loads = [];
  };
  listen((load) => {
    loads.push(load);
    timer ??= setTimeout(send, GATHER_MS);
  });
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
