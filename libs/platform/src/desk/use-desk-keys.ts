import { useEffect, useEffectEvent } from 'react';
import { isKeyboardTaken, isSwitchedOff, isTyping } from '../feedback/index.ts';

/**
 * What keys do on a desk: single ones by their letter or sign, with Ctrl or Cmd as `ctrl+z`. In a field they are only typed:
 * Escape leaves it, so that the next one counts again.
 */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || isKeyboardTaken()) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isTyping(event.target)) {
      if (event.key === 'Escape' && !isCommand) (event.target as HTMLElement).blur();
      return;
    }
    if (!isCommand && isSwitchedOff(event.key)) return;
    const act = keys[`${isCommand ? 'ctrl+' : ''}${event.key.toLowerCase()}`];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
