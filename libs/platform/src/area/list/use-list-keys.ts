import { type RefObject, useEffect, useRef } from 'react';
import { isKeyboardTaken, isSwitchedOff, isTyping, useShortcuts } from '../../feedback/index.ts';
import { useAreaWords } from '../area-words.ts';

const KEYS = [
  ['search', '/'],
  ['move', 'j · k'],
  ['open', 'Enter'],
  ['select', 'x'],
  ['escape', 'Esc'],
] as const;

/** Those that the table itself hears on a row. */
const ROW_KEYS: ReadonlySet<string> = new Set(['j', 'k', 'x']);

interface Keys {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Lets the selection or the search go. */
  readonly onEscape: () => void;
}

/**
 * The keys of a list page: `/` searches, Escape lets go, and j or k enter the table from anywhere
 * (within it they are the table's own).
 */
export function useListKeys({ search, list, onEscape }: Keys): void {
  const t = useAreaWords();
  useShortcuts(KEYS.map(([name, key]) => ({ key, label: t(`keys.${name}`) })));
  const taken = useRef(false);
  // Before anybody hears of the key, so once and for all: what Escape closes is gone by the time it arrives below.
  useEffect(() => {
    const announced = (event: KeyboardEvent) => {
      taken.current = isKeyboardTaken();
      // The table hears of its own keys by itself, switched off or not.
      const isOfRow = ROW_KEYS.has(event.key) && list.current?.contains(event.target as Node) === true;
      if (isOfRow && isSwitchedOff(event.key) && !isTyping(event.target)) event.stopPropagation();
    };
    window.addEventListener('keydown', announced, true);
    return () => window.removeEventListener('keydown', announced, true);
  }, [list]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || taken.current || isSwitchedOff(event.key)) return;
      const rows = list.current;
      if (event.key === '/') search.current?.focus();
      else if (event.key === 'Escape') return onEscape();
      else if (event.key === 'j' || event.key === 'k')
        rows?.querySelector<HTMLElement>('tr[data-row]')?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}
