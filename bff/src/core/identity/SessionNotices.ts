import type pg from 'pg';
import { createClient } from '../database/connections.ts';
import type { SessionCache } from './SessionCache.ts';

/** What the triggers of the database send: `s <token hash in hex>` or `p <subject id>`. */
const CHANNEL = 'session_changed';
const RETRY_MS = 250;

/**
 * Listens for revoked sessions and changed subjects on a connection of its own. While it is down the cache is
 * closed and every request asks the database: slower, never wrong.
 */
export class SessionNotices {
  readonly #url: string;
  readonly #cache: SessionCache;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string, cache: SessionCache) {
    this.#url = url;
    this.#cache = cache;
  }

  async start(): Promise<void> {
    const client = createClient(this.#url, {
      application_name: 'fio-session-notices',
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#apply(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#client === client) this.#cache.open();
    } catch {
      this.#lost(client);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#cache.close();
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #apply(payload: string): void {
    const [kind, key] = payload.split(' ');
    if (kind === 's' && key) this.#cache.forget(key);
    if (kind === 'p' && key) this.#cache.forgetSubject(key);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#cache.close();
    client.end().catch(() => {});
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
