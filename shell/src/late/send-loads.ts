import { remoteLoads, type RemoteLoad } from '@fio/contracts/public/remote-loads';
import { listen } from '../remotes/loads.ts';

/** What happens within so many milliseconds is told at once. */
const GATHER_MS = 2000;
/** The contract's limit of one report. */
const MOST = 20;

/** Tells our own server how the remotes of this page did: which build, how and after how long, and nothing of who it is. */
export function sendLoads(): void {
  let loads: RemoteLoad[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (loads.length === 0) return;
    const body = new Blob([JSON.stringify({ loads: loads.slice(0, MOST) })], { type: 'application/json' });
    loads = [];
    // Outlives the page, and is in nobody's way. A report that doesn't arrive is a report less.
    navigator.sendBeacon(`/api${remoteLoads.report.path}`, body);
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
