import type { Shortcut } from '@fio/platform/feedback';

/** Of a button that is only drawn, the label names its key: `Ampliar (+)`. */
const NAMED = /^(.+) \((\S)\)$/;

function shortcutOf(button: Element): Shortcut | null {
  const [, label, key] = NAMED.exec(button.ariaLabel ?? '') ?? [];
  if (label && key) return { key, label };
  const copy = button.cloneNode(true) as Element;
  const printed = copy.querySelector('kbd');
  if (!printed) return null;
  printed.remove();
  return { key: printed.textContent.trim(), label: copy.textContent.trim() };
}

/** The keys that stand on the buttons of the page: a screen tells of them by printing them. */
export const printedKeys = (): Shortcut[] =>
  [...document.querySelectorAll('main :is(button, a)')]
    .flatMap((button) => shortcutOf(button) ?? [])
    // That of the shortcuts themselves is told of anyway.
    .filter(({ key }) => key !== '?');
