import { Mask } from 'maska';
import type { MaskOptions } from 'maska';
import { useMemo } from 'react';
import type { ChangeEvent } from 'react';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** `mask` is what @fio/domain's `compileMask` or `MASKS` gives. */
export type MaskedFieldProps = TextFieldProps & { mask: MaskOptions };

/** Writes the masked text into the input and keeps the caret after the character just typed. */
const applyMask = (mask: Mask, input: HTMLInputElement) => {
  const typed = input.value;
  const masked = mask.masked(typed);
  if (masked === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const before = mask.masked(typed.slice(0, caret)).length;
  const place = caret >= typed.length ? masked.length : before;
  input.value = masked;
  input.setSelectionRange(place, place);
};

/** A text with a mask. `onChange` gets the event with the masked text in `target.value`. */
export function MaskedField({ mask: options, onChange, ...rest }: MaskedFieldProps) {
  const mask = useMemo(() => new Mask(options), [options]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    applyMask(mask, event.currentTarget);
    onChange?.(event);
  };
  return <TextField {...rest} onChange={change} />;
}
