/**
 * What costs a process so much that visitors line up for it once it is at its capacity: the work of a password (some
 * 30 ms of a core), and a file that is made safe.
 */
export const LINES = ['passwords', 'files'] as const;
export type LineName = (typeof LINES)[number];

/** The request header that carries the caller's place. */
export const LINE_HEADER = 'x-line-place';

/** Seconds until somebody who waits asks again: a quarter of what it takes, for the pace may change; null: nobody knows yet. */
export const askAgainIn = (seconds: number | null): number =>
  seconds === null ? 2 : Math.min(30, Math.max(1, Math.round(seconds / 4)));
