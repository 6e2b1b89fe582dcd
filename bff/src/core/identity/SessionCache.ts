import { LRUCache } from 'lru-cache';
import type { SessionRow } from './session-rows.ts';

interface Entry {
  row: SessionRow;
  until: number;
}

export interface SessionCacheOptions {
  /** How long an entry may serve, in milliseconds: the bound for everything a notification didn't tell. */
  ttl: number;
  /** Entries kept; the one asked for longest ago makes room. One takes some 500 bytes. */
  size: number;
}

/**
 * Sessions seen in the last moments. Usable only while the notifications of revocations come in (`open`), and a row
 * read before a revocation is never put in after it (`generation`).
 */
export class SessionCache {
  readonly #options: SessionCacheOptions;
  readonly #entries: LRUCache<string, Entry>;
  #generation = 0;
  #isOpen = false;

  constructor(options: SessionCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ max: options.size });
  }

  /** Read before a query; `put` refuses the query's result if anything was revoked since. */
  get generation(): number {
    return this.#generation;
  }

  get(hash: string, now: number): SessionRow | undefined {
    const entry = this.#entries.get(hash);
    return entry && entry.until > now ? entry.row : undefined;
  }

  put(row: SessionRow, now: number, generation: number): void {
    if (!this.#isOpen || generation !== this.#generation) return;
    this.#entries.set(row.hash, { row, until: now + this.#options.ttl });
  }

  /** Forgets one session. */
  forget(hash: string): void {
    this.#generation += 1;
    this.#entries.delete(hash);
  }

  /** Forgets all of a person: also the visitors' sessions a member of staff has opened. */
  forgetSubject(subjectId: string): void {
    this.#generation += 1;
    for (const [hash, { row }] of [...this.#entries]) {
      if (row.subjectId === subjectId || row.enteredById === subjectId) this.#entries.delete(hash);
    }
  }

  open(): void {
    this.close();
    this.#isOpen = true;
  }

  close(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#isOpen = false;
  }
}
