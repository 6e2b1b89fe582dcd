import { MASKS } from '@fio/domain';
import { useState } from 'react';
import type { Ref } from 'react';
import { isoToTyped, typedToIso } from './date-text.ts';
import type { FieldBase } from './field-props.ts';
import { MaskedField } from './masked-field.tsx';

/** `value` is 'YYYY-MM-DD'; anything else is no day yet. `raw` is what stands in the field, so that a form can tell empty from invalid. */
export type DateFieldProps = FieldBase & {
  value?: string;
  defaultValue?: string;
  onChange?: (iso: string, raw: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  autoComplete?: string;
};

/** A day, typed as dd/mm/aaaa. Gives '' until the text is a day of the calendar. */
export function DateField({ value, defaultValue, onChange, placeholder, ...rest }: DateFieldProps) {
  const [raw, setRaw] = useState(() => isoToTyped(value ?? defaultValue ?? ''));
  // A day set from outside (a loaded record) wins over what is typed; a form that holds what is typed so far doesn't.
  const given = isoToTyped(value ?? '');
  const shown = given !== '' && value !== typedToIso(raw) ? given : raw;
  const change = (typed: string) => {
    setRaw(typed);
    onChange?.(typedToIso(typed), typed);
  };
  return (
    <MaskedField
      {...rest}
      mask={MASKS.date}
      inputMode="numeric"
      placeholder={placeholder}
      value={shown}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
