import type { VisitEvent } from '@fio/contracts/public/observation';

/** Counts what a visitor sees or does on a page, without saying who they are. */
export type Analytics = (event: VisitEvent, path: string) => void;

let analytics: Analytics | null = null;

/** Sets the adapter, or takes it away: only while a visitor agrees, and only where the configuration asks for it. */
export const setAnalytics = (next: Analytics | null): void => void (analytics = next);

/** Tells the adapter, if there is one, of something seen or done; without one it is forgotten. */
export const track = (event: VisitEvent, path: string = window.location.pathname): void =>
  analytics?.(event, path);
