/**
 * Where a visitor's token lies while a service worker has something to send for them: name of the cache, and address in it. Local
 * storage, where pages keep it, is nothing that a worker can read.
 */
export const LENT_TOKEN = { cache: 'lent-token', address: '/lent-token' } as const;

/** What lies there. */
export interface LentToken {
  readonly visitorId: string;
  readonly token: string;
}
