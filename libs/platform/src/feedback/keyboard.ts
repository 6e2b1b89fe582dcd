/** Whether a key pressed there is only typed: in a field, but not on a box, a dot or a button. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, [contenteditable], input:not([type="radio"]):not([type="checkbox"])');

/** Whether an open dialog, menu or list of choices has the keyboard for itself. */
export const isKeyboardTaken = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].some((one) =>
    one.checkVisibility(),
  );
