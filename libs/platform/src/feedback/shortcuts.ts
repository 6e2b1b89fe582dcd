import { useEffect, useId } from 'react';
import { create } from 'zustand';

/** A key, and what it does on the screen that is shown. */
export interface Shortcut {
  /** As it is printed: `A`, `j · k`, `Ctrl K`. */
  readonly key: string;
  readonly label: string;
}

const useStore = create<{ screens: Readonly<Record<string, readonly Shortcut[]>>; isShown: boolean }>(() => ({
  screens: {},
  isShown: false,
}));

/**
 * Tells what keys do for as long as the screen is there: who asks for the shortcuts sees them, in the order of calls. A key
 * that is printed on its button (`kbd`) tells of itself.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId();
  const told = JSON.stringify(shortcuts);
  useEffect(() => {
    const own = JSON.parse(told) as readonly Shortcut[];
    useStore.setState(({ screens }) => ({ screens: { ...screens, [id]: own } }));
    return () => useStore.setState(({ screens: { [id]: _gone, ...screens } }) => ({ screens }));
  }, [id, told]);
}

/** Shows, or hides, what the keys of this screen do. */
export const showShortcuts = (isShown = true): void => useStore.setState({ isShown });

/** What the keys of this screen do, and whether somebody wants to see it: for the shell's dialog. */
export function useShownShortcuts(): { readonly isShown: boolean; readonly shortcuts: readonly Shortcut[] } {
  const { isShown, screens } = useStore();
  return { isShown, shortcuts: Object.values(screens).flat() };
}
