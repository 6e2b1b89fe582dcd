import { useCallback, useEffect, useState } from 'react';

/** Mantine gives the focus back after ten. */
const AFTER_RETURN_MS = 20;

/** The focus would be nowhere, or in what is closed. Of the page that it stood on, which may be gone by now. */
function goHome(content: HTMLElement): void {
  const { ownerDocument: page } = content;
  const active = page.activeElement;
  if (!active || active === page.body || content.contains(active))
    page.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * What opened a dialog may be gone when it closes, or not drawn any more in a window of another size: the focus then goes to the
 * page's main part and not to nowhere. Returns the ref of the dialog's content.
 */
export function useFocusHome(opened: boolean) {
  const [own] = useState<{ content: HTMLElement | null; isOpen: boolean }>(() => ({
    content: null,
    isOpen: false,
  }));
  const soon = useCallback(
    () => void setTimeout(() => !own.isOpen && own.content && goHome(own.content), AFTER_RETURN_MS),
    [own],
  );
  // After Mantine's own effect has set its timer: effects of what stands inside come first. The clean-up of an effect comes
  // before both, and on a busy telephone the two timers then ran in the other order, which kept the focus from its opener.
  useEffect(() => {
    if (own.isOpen && !opened) soon();
    own.isOpen = opened;
  }, [opened, own, soon]);
  // Gone while it was open.
  useEffect(
    () => () => {
      if (!own.isOpen) return;
      own.isOpen = false;
      soon();
    },
    [own, soon],
  );
  return useCallback((content: HTMLElement | null) => void (own.content = content ?? own.content), [own]);
}
