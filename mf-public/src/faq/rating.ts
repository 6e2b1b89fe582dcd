interface Kept {
  /** A random id of this browser, for the FAQ alone: it lets the last word count instead of the first and the last. */
  readonly device: string;
  /** What was said here, by question. */
  readonly said: Readonly<Record<string, boolean>>;
}

const KEY = 'faq-helpful';

function read(): Kept {
  const kept = localStorage.getItem(KEY);
  return kept === null ? { device: crypto.randomUUID(), said: {} } : (JSON.parse(kept) as Kept);
}

/** What this browser has said of an answer; null when nothing. */
export const ratingOf = (id: string): boolean | null => read().said[id] ?? null;

/** The browser's id, kept from its first rating on. */
export function ratingDevice(): string {
  const kept = read();
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept.device;
}

export function keepRating(id: string, helpful: boolean): void {
  const { device, said } = read();
  localStorage.setItem(KEY, JSON.stringify({ device, said: { ...said, [id]: helpful } }));
}
