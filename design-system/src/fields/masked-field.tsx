import { Mask } from 'maska';
import type { MaskOptions } from 'maska';
import { useMemo } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { applyMask } from './apply-mask.ts';
import { TextAreaField } from './text-area-field.tsx';
import type { TextAreaFieldProps } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** `mask` is what @fio/domain's `compileMask` or `MASKS` gives. */
export type MaskedFieldProps = TextFieldProps & { mask: MaskOptions };

/** As a field with a mask, for what is too long for one line of a telephone; `rows` as in HTML. */
export type MaskedAreaProps = TextAreaFieldProps & { mask: MaskOptions };

/** A text with a mask. `onChange` gets the event with the masked text in `target.value`. */
export function MaskedField({ mask: options, onChange, ...rest }: MaskedFieldProps) {
  const mask = useMemo(() => new Mask(options), [options]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    applyMask(mask, event.currentTarget);
    onChange?.(event);
  };
  return <TextField {...rest} onChange={change} />;
}

/** A long text with a mask, whole in sight over several lines; Enter sends its form, as it does from one line. */
export function MaskedArea({ mask: options, onChange, ...rest }: MaskedAreaProps) {
  const mask = useMemo(() => new Mask(options), [options]);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    applyMask(mask, event.currentTarget);
    onChange?.(event);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return <TextAreaField {...rest} onChange={change} onKeyDown={press} />;
}
