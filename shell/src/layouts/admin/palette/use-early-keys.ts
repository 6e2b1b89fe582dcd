import { useEffect } from 'react';

/**
 * What is typed while the palette is asked for and its field isn't there yet belongs into the field, and is no key of the page
 * below: at a desk a letter decides a case.
 */
export function useEarlyKeys(
  isEarly: boolean,
  setQuery: (change: (query: string) => string) => void,
  close: () => void,
): void {
  useEffect(() => {
    if (!isEarly) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') close();
      else if (event.key === 'Backspace') setQuery((query) => query.slice(0, -1));
      else if (event.key.length === 1) setQuery((query) => query + event.key);
      // Nor may it press what has the focus.
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before any other listener, wherever the focus is.
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  });
}
