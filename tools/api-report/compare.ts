import type { Report } from './Report.ts';

/**
 * How a name of the API is not what it was: `grown` takes nothing from anybody (a property that may be missing, one
 * more choice), `changed` may.
 */
export interface Change {
  readonly key: string;
  readonly kind: 'added' | 'grown' | 'changed' | 'removed';
}

/** A line that breaks nobody when it is new: a property with a question mark, one more name of a choice. */
const isHarmless = (line: string) => /^\s*((readonly )?[\w'"-]+\?|\| ["'])/.test(line);

/** Whether all that was there still is, in its order, and what is new is harmless. */
function isGrown(before: string, after: string): boolean {
  const old = before.split('\n');
  const more = after.split('\n').filter((line) => {
    if (line !== old[0]) return true;
    old.shift();
    return false;
  });
  return old.length === 0 && more.every(isHarmless);
}

/** From one report to a later one. */
export function changesBetween(before: Report, after: Report): Change[] {
  const keys = [...new Set([...before.entries.keys(), ...after.entries.keys()])].sort();
  return keys.flatMap((key): Change[] => {
    const [old, now] = [before.entries.get(key), after.entries.get(key)];
    if (old === now) return [];
    if (now === undefined) return [{ key, kind: 'removed' }];
    if (old === undefined) return [{ key, kind: 'added' }];
    return [{ key, kind: isGrown(old, now) ? 'grown' : 'changed' }];
  });
}
