const FIELD = 'input:not([type=hidden], [type=file], [disabled]), textarea:not([disabled])';

/** The first field of a form; null where that is a list to choose from, which would open under the focus. */
export function firstField(form: HTMLElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>(FIELD);
  return field?.matches('[role=combobox], [aria-busy]') ? null : field;
}

/** The caret stands in the first field when a form opens, without the page moving. A ref. */
export const focusFirst = (form: HTMLElement | null): void =>
  (form && firstField(form))?.focus({ preventScroll: true });
