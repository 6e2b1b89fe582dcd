import type { Ref } from 'react';
import { DAY } from './date-kind.ts';
import { DatedText } from './dated-text.tsx';
import type { FieldBase } from './field-props.ts';
import { useTyped } from './use-typed.ts';

/**
 * `value` is 'YYYY-MM-DD'; anything else is no day yet. `raw` is what stands in the field, so that a form can tell empty
 * from invalid. `min` and `max` are the first and the last day that count, as `value`: they are told, and the calendar
 * offers no other; whether a day is taken is the form's affair.
 */
export type DateFieldProps = FieldBase & {
  value?: string;
  defaultValue?: string;
  onChange?: (iso: string, raw: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  autoComplete?: string;
  min?: string;
  max?: string;
};

/**
 * A day, typed as dd/mm/aaaa, pasted, or chosen in a calendar where MantineRoot has the words of one. Gives '' until the text
 * is a day of the calendar.
 */
export function DateField({ value, defaultValue, onChange, ...rest }: DateFieldProps) {
  const [raw, setRaw] = useTyped(value ?? defaultValue ?? '', DAY);
  const change = (typed: string) => {
    setRaw(typed);
    onChange?.(DAY.read(typed), typed);
  };
  return <DatedText {...rest} kind={DAY} text={raw} onText={change} />;
}
