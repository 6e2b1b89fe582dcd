type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const isSwitch = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** What is pressed for our code to answer. A link of its own goes on its way by itself; one to a dialog (`?sac`) doesn't. */
const PRESSED = 'button, a[href^="?"]';

/**
 * As if it was typed now. The first event has React take over the part of the page the field is in; then the value
 * changes once more, for React and the form look at what differs after an event, not at what stands there.
 */
function type(field: Field, value: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As if it was switched now; the other way first, for the same reason. */
function flip(field: HTMLInputElement, checked: boolean): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.checked = !checked;
  field.click();
}

export interface EarlyActs {
  /** Does it all, once the page answers. */
  readonly redo: () => void;
  /** For a page that was drawn anew. */
  readonly forget: () => void;
}

/**
 * Keeps what a person does on the page that the server drew while our code still begins: what they type, and the last
 * thing they press, which the browser alone would do nothing with, or send as a form to where no one takes it.
 */
export function keepEarlyActs(root: HTMLElement): EarlyActs {
  const typed = new Map<Field, string>();
  const switched = new Map<HTMLInputElement, boolean>();
  let pressed: HTMLElement | null = null;
  const keepField = (field: Field) => {
    if (!isSwitch(field)) typed.set(field, field.value);
    else switched.set(field, field.checked);
  };
  const onInput = ({ target }: Event) => isField(target) && keepField(target);
  const onClick = (event: MouseEvent) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Nor may React see it, which listens to the same element: it would answer now and again when it is done anew.
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = found;
  };
  // Before this script came there was a page already, and whoever came back to it finds what they had typed.
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const isOwn = isSwitch(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
    if (isOwn) keepField(field);
  }
  root.addEventListener('input', onInput, true);
  root.addEventListener('click', onClick, true);
  const forget = () => {
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('click', onClick, true);
  };
  const redo = () => {
    forget();
    for (const [field, value] of typed) if (field.isConnected) type(field, value);
    for (const [field, checked] of switched) if (field.isConnected) flip(field, checked);
    if (pressed?.isConnected) pressed.click();
  };
  return { redo, forget };
}
