import type { Mask } from 'maska';

/** Writes the masked text into the input and keeps the caret after the character just typed. */
export const applyMask = (mask: Mask, input: HTMLInputElement | HTMLTextAreaElement): void => {
  const typed = input.value;
  const masked = mask.masked(typed);
  if (masked === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const before = mask.masked(typed.slice(0, caret)).length;
  const place = caret >= typed.length ? masked.length : before;
  input.value = masked;
  input.setSelectionRange(place, place);
};
