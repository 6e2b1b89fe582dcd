/** The head of the log that this browser saw last: what it sees later has to continue it. */
export interface KnownHead {
  readonly origin: string;
  /** In entries. */
  readonly size: number;
  /** Base64. */
  readonly root: string;
  /** The public keys that were shown then. */
  readonly keys: readonly string[];
  /** ISO 8601, UTC. */
  readonly at: string;
}

const KEY = 'transparency-head';

/** null: this browser saw none, or doesn't keep anything. */
export function knownHead(): KnownHead | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KnownHead | null;
    return typeof kept?.size === 'number' && typeof kept.root === 'string' && Array.isArray(kept.keys)
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** Keeps a head that was found to be right. */
export function keepHead(head: KnownHead): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(head));
  } catch {
    // A browser that keeps nothing has nothing to compare with next time, and the page says so then.
  }
}
