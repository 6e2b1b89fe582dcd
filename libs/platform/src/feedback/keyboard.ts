import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface CharacterKeys {
  readonly areOn: boolean;
}

/**
 * Whether keys of one character do anything: who speaks to the computer, or hits keys unawares, switches them off (WCAG 2.1.4).
 * Kept in this browser.
 */
export const useCharacterKeys = create<CharacterKeys>()(
  persist((): CharacterKeys => ({ areOn: true }), { name: 'keys' }),
);

/** Whether a key does nothing now: it is one character, and those are switched off. */
export const isSwitchedOff = (key: string): boolean => key.length === 1 && !useCharacterKeys.getState().areOn;

/** Whether a key pressed there is only typed: in a field, but not on a box, a dot or a button. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, [contenteditable], input:not([type="radio"]):not([type="checkbox"])');

/** Whether an open dialog, menu or list of choices has the keyboard for itself. */
export const isKeyboardTaken = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].some((one) =>
    one.checkVisibility(),
  );
