const FIELD = 'input:not([type=hidden], [type=file], [disabled]), textarea:not([disabled])';

/** A field that is typed in brings the keyboard of a telephone up over half of what was to be read first. */
const coversPage = (field: HTMLElement) =>
  !field.matches('[type=radio], [type=checkbox]') && window.matchMedia('(pointer: coarse)').matches;

/** The first field of a form; null where it opens something under the focus: a list of choices, a telephone's keyboard. */
export function firstField(form: HTMLElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>(FIELD);
  return !field || field.matches('[role=combobox], [aria-busy]') || coversPage(field) ? null : field;
}

/** The caret stands in the first field when a form opens, without the page moving. A ref. */
export const focusFirst = (form: HTMLElement | null): void =>
  (form && firstField(form))?.focus({ preventScroll: true });
