import type { Ref } from 'react';
import { DAY_AND_TIME } from '../fields/date-kind.ts';
import { DatedText } from '../fields/dated-text.tsx';
import type { FieldBase } from '../fields/field-props.ts';
import { instantToWall, wallToInstant } from '../fields/sao-paulo-time.ts';
import { useTyped } from '../fields/use-typed.ts';

/**
 * `value` is an ISO instant ('2026-11-21T17:05:00.000Z'); anything else is none yet. `raw` is what stands in the field, so
 * that a form can tell empty from invalid. `min` and `max` are instants too: they are told, and the calendar offers no
 * other day.
 */
export type DateTimeFieldProps = FieldBase & {
  value?: string;
  onChange?: (instant: string, raw: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  min?: string;
  max?: string;
};

const READING = {
  // What stands for an instant has a 'T', which nobody can type here.
  write: (value: string) => (value.includes('T') ? DAY_AND_TIME.write(instantToWall(value)) : ''),
  read: (typed: string) => wallToInstant(DAY_AND_TIME.read(typed)),
};

/**
 * A day and time of 24 hours, shown and typed in America/Sao_Paulo wherever the person is, pasted, or chosen in a calendar
 * where MantineRoot has the words of one. Minutes, no seconds.
 */
export function DateTimeField({ value = '', onChange, min, max, ...rest }: DateTimeFieldProps) {
  const [raw, setRaw] = useTyped(value, READING);
  const change = (typed: string) => {
    setRaw(typed);
    onChange?.(READING.read(typed), typed);
  };
  return (
    <DatedText
      {...rest}
      kind={DAY_AND_TIME}
      text={raw}
      onText={change}
      min={min && instantToWall(min)}
      max={max && instantToWall(max)}
    />
  );
}
