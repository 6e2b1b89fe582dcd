import { lazy, Suspense, useEffect, useState } from 'react';
import {
  isKeyboardTaken,
  isSwitchedOff,
  isTyping,
  showShortcuts,
  useShownShortcuts,
} from '@fio/platform/feedback';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/** `?` shows what the keys of the screen do; the dialog's code comes with the first use. */
export function KeysHost() {
  const { isShown, shortcuts } = useShownShortcuts();
  // Once there, the dialog stays: only so does the focus return to what asked.
  const [isLoaded, setLoaded] = useState(false);
  if (isShown && !isLoaded) setLoaded(true);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (isTyping(event.target) || isKeyboardTaken() || isSwitchedOff(event.key)) return;
      event.preventDefault();
      showShortcuts();
    };
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('keydown', pressed);
      showShortcuts(false);
    };
  }, []);
  return (
    isLoaded && (
      <Suspense>
        <KeysDialog opened={isShown} onClose={() => showShortcuts(false)} shortcuts={shortcuts} />
      </Suspense>
    )
  );
}
