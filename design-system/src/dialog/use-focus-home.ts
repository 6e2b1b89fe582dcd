import { useCallback, useEffect, useState } from 'react';

/** Mantine gives the focus back after ten. */
const AFTER_RETURN_MS = 20;

/**
 * What opened a dialog may be gone when it closes, or not drawn any more in a window of another size: the focus then goes to the
 * page's main part and not to nowhere. Returns the ref of the dialog's content.
 */
export function useFocusHome(opened: boolean) {
  const [own] = useState<{ content: HTMLElement | null }>(() => ({ content: null }));
  useEffect(() => {
    if (!opened) return;
    // Closed, or gone while it was open.
    return () => {
      setTimeout(() => {
        const active = document.activeElement;
        if (!active || active === document.body || own.content?.contains(active))
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      }, AFTER_RETURN_MS);
    };
  }, [opened, own]);
  return useCallback((content: HTMLElement | null) => void (own.content = content ?? own.content), [own]);
}
