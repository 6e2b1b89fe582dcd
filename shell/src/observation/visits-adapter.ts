import { observation, type VisitEvent } from '@fio/contracts/public/observation';
import type { Analytics } from '@fio/platform/analytics';

/** What happens within so many milliseconds is told at once. */
const GATHER_MS = 2000;

/** Tells our own server of pages seen and things done: their names, and nothing of who it is. */
export function startVisits(setAnalytics: (next: Analytics | null) => void): () => void {
  let events: { name: VisitEvent; path: string }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) return;
    const body = JSON.stringify({ events });
    events = [];
    // Outlives the page. A count that doesn't arrive is a count less: nobody is told.
    void fetch(`/api${observation.visits.path}`, {
      method: observation.visits.method,
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => undefined);
  };
  const count: Analytics = (name, path) => {
    events.push({ name, path });
    timer ??= setTimeout(send, GATHER_MS);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', onHidden);
  setAnalytics(count);
  // The page on which somebody agreed, or that was opened before this code was here.
  count('page_view', window.location.pathname);
  return () => {
    setAnalytics(null);
    document.removeEventListener('visibilitychange', onHidden);
    clearTimeout(timer);
    events = [];
  };
}
