/** What somebody went to: a page or an action by its id alone, a record with what it was called. */
export interface Recent {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly record?: { readonly title: string; readonly text?: string | undefined; readonly list: string };
}

const PREFIX = 'palette.';
const KEPT = 12;

/**
 * Pages and actions stay in this browser. A record's name may be a person's: it goes with the tab. Both are gone when
 * somebody signs out, for the next one at this machine.
 */
const storeOf = ({ record }: Recent) => (record ? sessionStorage : localStorage);

const isRecent = (kept: unknown): kept is Recent =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  typeof kept.id === 'string' &&
  'at' in kept &&
  typeof kept.at === 'number';

/** What can't be read is none. */
function read(store: Storage, person: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(PREFIX + person) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** What a person went to, the latest first. */
export const recentOf = (person: string): Recent[] =>
  [...read(localStorage, person), ...read(sessionStorage, person)].toSorted((a, b) => b.at - a.at);

export function noteRecent(person: string, used: Recent): void {
  const store = storeOf(used);
  const others = read(store, person).filter(({ id }) => id !== used.id);
  try {
    store.setItem(PREFIX + person, JSON.stringify([used, ...others].slice(0, KEPT)));
  } catch {
    // The store is full: one goes there all the same.
  }
}

/** Whoever used this browser, but for `person` who does so now: nothing of them is left. */
export function forgetRecent(person?: string): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store))
      if (key.startsWith(PREFIX) && !(person && key === PREFIX + person)) store.removeItem(key);
}
