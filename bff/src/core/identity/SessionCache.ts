import type { SessionRow } from './session-rows.ts';

interface Entry {
  row: SessionRow;
  until: number;
}

export interface SessionCacheOptions {
  /** How long an entry may serve, in milliseconds: the bound for everything a notification didn't tell. */
  ttl: number;
  /** Entries kept; the oldest half makes room. One takes some 500 bytes. */
  size: number;
}

/**
 * Sessions seen in the last moments. Usable only while the notifications of revocations come in (`open`), and a row
 * read before a revocation is never put in after it (`generation`). Two maps take turns, because taking the oldest
 * key out of one big Map, tens of thousands of times a second, walks over everything deleted before.
 */
export class SessionCache {
  readonly #options: SessionCacheOptions;
  #young = new Map<string, Entry>();
  #old = new Map<string, Entry>();
  #generation = 0;
  #isOpen = false;

  constructor(options: SessionCacheOptions) {
    this.#options = options;
  }

  /** Read before a query; `put` refuses the query's result if anything was revoked since. */
  get generation(): number {
    return this.#generation;
  }

  get(hash: string, now: number): SessionRow | undefined {
    const entry = this.#young.get(hash) ?? this.#old.get(hash);
    return entry && entry.until > now ? entry.row : undefined;
  }

  put(row: SessionRow, now: number, generation: number): void {
    if (!this.#isOpen || generation !== this.#generation) return;
    if (this.#young.size >= this.#options.size / 2) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(row.hash, { row, until: now + this.#options.ttl });
  }

  /** Forgets one session. */
  forget(hash: string): void {
    this.#generation += 1;
    this.#young.delete(hash);
    this.#old.delete(hash);
  }

  /** Forgets all of a person: also the visitors' sessions a member of staff has opened. */
  forgetSubject(subjectId: string): void {
    this.#generation += 1;
    for (const entries of [this.#young, this.#old]) {
      for (const [hash, { row }] of entries) {
        if (row.subjectId === subjectId || row.enteredById === subjectId) entries.delete(hash);
      }
    }
  }

  open(): void {
    this.close();
    this.#isOpen = true;
  }

  close(): void {
    this.#generation += 1;
    this.#young.clear();
    this.#old.clear();
    this.#isOpen = false;
  }
}
