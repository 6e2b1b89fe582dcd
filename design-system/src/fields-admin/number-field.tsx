import { NumberInput } from '@mantine/core';
import type { Ref } from 'react';
import { wrapperProps } from '../fields/field-props.ts';
import type { FieldBase } from '../fields/field-props.ts';

/** `value` is null when the field is empty. */
export type NumberFieldProps = FieldBase & {
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the comma; 0 unless given. */
  decimals?: number;
  suffix?: string;
};

/** A number in Brazilian notation (1.234,5). */
export function NumberField({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  decimals = 0,
  ...rest
}: NumberFieldProps) {
  return (
    <NumberInput
      {...rest}
      {...wrapperProps({ label, name, hint, error, required, disabled })}
      value={value ?? ''}
      onChange={(next) => onChange?.(typeof next === 'number' ? next : null)}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      decimalSeparator=","
      thousandSeparator="."
      hideControls
    />
  );
}
