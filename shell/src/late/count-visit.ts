import { visits } from '@fio/contracts/public/visits';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { boot, serverNow } from '@fio/platform/boot';
import { visitUtm } from '@fio/platform/utm';

/** In the tab's own storage, gone with it: the last day on which it was counted, and nothing of who looks at it. */
const KEY = 'visit';

function count(): void {
  if (document.visibilityState !== 'visible') return;
  try {
    const today = todayInSaoPaulo(serverNow());
    if (sessionStorage.getItem(KEY) === today) return;
    sessionStorage.setItem(KEY, today);
    const body = JSON.stringify({ source: visitUtm()?.source ?? '' });
    // One that doesn't arrive is a visit less, and nobody's concern.
    navigator.sendBeacon(`/api${visits.count.path}`, new Blob([body], { type: 'application/json' }));
  } catch {
    // Where storage is shut each page would be a visit, and without sendBeacon none arrives: neither is counted.
  }
}

/** Counts each day on which somebody looks at this tab, once. Programs that steer a browser, and staff who look at a preview, are none. */
export function countVisits(): void {
  const { side, preview } = boot();
  if (side !== 'public' || preview !== null || navigator.webdriver) return;
  count();
  document.addEventListener('visibilitychange', count);
}
