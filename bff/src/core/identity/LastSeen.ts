import { TOUCH_EVERY } from './session-policy.ts';
import type { SessionRow } from './session-rows.ts';

const FLUSH_MS = 1_000;

/**
 * Writes when sessions were last seen, off the request's way: gathered for a second, then one statement.
 * What a crash loses is a second of an idle limit counted in minutes.
 */
export class LastSeen {
  readonly #write: (hashes: readonly string[], at: Date) => Promise<void>;
  #seen = new Set<string>();
  #latest = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (hashes: readonly string[], at: Date) => Promise<void>) {
    this.#write = write;
  }

  see(row: SessionRow, now: number): void {
    if (now - row.lastSeenAt.getTime() < TOUCH_EVERY[row.strategy]) return;
    row.lastSeenAt = new Date(now);
    this.#seen.add(row.hash);
    this.#latest = Math.max(this.#latest, now);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Also at shutdown. A failed write is forgotten: the next sign of life writes again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#seen.size === 0) return;
    const hashes = [...this.#seen];
    this.#seen = new Set();
    await this.#write(hashes, new Date(this.#latest)).catch(() => {});
  }
}
