import { setAnalytics } from '@fio/platform/analytics';
import { boot } from '@fio/platform/boot';
import { consent, isObservable, onConsent } from '../cookies/consent.ts';

type Stop = () => void;
type Start = () => Promise<Stop>;

/** Runs what `start` starts while `isWanted`; its code is fetched the first time. */
function keep(start: Start, isWanted: () => boolean): () => void {
  let running: Promise<Stop> | null = null;
  return () => {
    if (isWanted() === (running !== null)) return;
    if (running) {
      void running.then((stop) => stop()).catch(() => undefined);
      running = null;
      return;
    }
    running = start();
    // What can't be fetched observes nothing; the page has nothing to do with it.
    running.catch(() => (running = null));
  };
}

/**
 * Reports errors and counts visits from the moment a visitor agrees until they take it back, where the configuration
 * asks for it. Staff are asked for nothing: on their pages errors alone are reported, and nothing is counted.
 */
export function followConsent(): void {
  if (!isObservable()) return;
  const { side, observation } = boot();
  const { errors, analytics } = observation;
  const agrees = () => consent() === 'all';
  const steps: (() => void)[] = [];
  if (errors) {
    const start = async () => (await import('./error-adapter.ts')).startErrors(errors);
    steps.push(keep(start, side === 'admin' ? () => true : agrees));
  }
  if (analytics && side === 'public') {
    const start = async () => {
      const { startVisits } = await import('./visits-adapter.ts');
      return startVisits(setAnalytics);
    };
    steps.push(keep(start, agrees));
  }
  const follow = () => steps.forEach((step) => step());
  onConsent(follow);
  follow();
}
