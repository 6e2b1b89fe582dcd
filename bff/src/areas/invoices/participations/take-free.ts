import { readFileSync } from 'node:fs';
import type { Ask } from '../../../core/database/in-snapshot.ts';

const LOCK = readFileSync(new URL('./take-locks.sql', import.meta.url), 'utf8');

/** Takes the locks of each of these, to the commit, and answers those that nobody else is busy with; it waits for none. */
export async function takeFree<Item>(
  run: Ask,
  items: readonly Item[],
  locksOf: (item: Item) => readonly string[],
): Promise<Item[]> {
  const asked = items.flatMap((item, place) => locksOf(item).map((text) => ({ place, text })));
  const busy = await run<{ place: number }>('take-locks', LOCK, [JSON.stringify(asked)]);
  const others = new Set(busy.map(({ place }) => place));
  return items.filter((_item, place) => !others.has(place));
}
