import type { Ref } from 'react';
import { instantToWall, wallToInstant } from './sao-paulo-time.ts';
import type { FieldBase } from '../fields/field-props.ts';
import { TextField } from '../fields/text-field.tsx';

/** `value` is an ISO instant ('2026-11-21T17:05:00.000Z') or ''. `min` and `max` are instants too. */
export type DateTimeFieldProps = FieldBase & {
  value?: string;
  onChange?: (instant: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  min?: string;
  max?: string;
};

/** A day and time, shown and typed in America/Sao_Paulo wherever the person is. Minutes, no seconds. */
export function DateTimeField({ value = '', onChange, min, max, ...rest }: DateTimeFieldProps) {
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={instantToWall(value)}
      min={min && instantToWall(min)}
      max={max && instantToWall(max)}
      onChange={(event) => onChange?.(wallToInstant(event.currentTarget.value))}
    />
  );
}
