/**
 * How pages and the service worker that sends waiting votes know each other. `address` names the form of what is kept: whoever
 * changes that, or what the worker asks of the server, counts it up. A page then has the newer worker come and takes no older one
 * at its word; an older page is refused its own, and sends by itself.
 */
export const VOTE_WORKER = {
  address: '/vote-worker/1.js',
  /** There is no page below it whose requests it could change. */
  scope: '/vote-worker/',
  /** Of the browser's background sync. */
  tag: 'votes',
  /** Of the lock that whoever sends waiting votes holds. */
  lock: 'votes',
} as const;

/** What the worker tells every page: this theory's vote waits no longer, or no longer for the worker. */
export interface VoteSettled {
  readonly settledVote: string;
}
