import { useEffect, useRef } from 'react';

/**
 * While `active`, keys with which pages and dialogs listen at the window don't reach them: Escape, and whatever is pressed
 * together with Ctrl or ⌘. What is typed, and moving the focus, go on. Mount it before what it holds keys from: of two who
 * listen at the same place the first one is asked first.
 */
export function useSuppressedKeys(active: boolean): void {
  const isActive = useRef(active);
  useEffect(() => {
    isActive.current = active;
  }, [active]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isActive.current && (event.key === 'Escape' || event.ctrlKey || event.metaKey))
        event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, []);
}
