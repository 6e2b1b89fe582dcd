import { Listener } from '../database/Listener.ts';
import type { Notices } from '../database/Notices.ts';
import type { SessionCache } from './SessionCache.ts';

/**
 * Listens for revoked sessions and changed subjects. While nothing is heard the cache is
 * closed and every request asks the database: slower, never wrong.
 */
export class SessionNotices {
  readonly #cache: SessionCache;
  readonly #listener: Listener;

  constructor(notices: Notices, cache: SessionCache) {
    this.#cache = cache;
    this.#listener = new Listener({
      notices,
      // What the triggers of the database send: `s <token hash in hex>` or `p <subject id>`.
      channel: 'session_changed',
      onNotice: (payload) => (payload === undefined ? cache.open() : this.#apply(payload)),
      onLost: () => cache.close(),
    });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  async stop(): Promise<void> {
    this.#cache.close();
    await this.#listener.stop();
  }

  #apply(payload: string): void {
    const [kind, key] = payload.split(' ');
    if (kind === 's' && key) this.#cache.forget(key);
    if (kind === 'p' && key) this.#cache.forgetSubject(key);
  }
}
