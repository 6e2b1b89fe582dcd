import { NumberInput } from '@mantine/core';
import { type Ref, useState } from 'react';
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
  // What is typed is more than its number: "49,0" is on its way to "49,05", and is shown until it says something else.
  const [typed, setTyped] = useState<string | number>('');
  const isSame = typed !== '' && Number(typed) === value;
  return (
    <NumberInput
      {...rest}
      {...wrapperProps({ label, name, hint, error, required, disabled })}
      value={isSame ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next === '' || Number.isNaN(Number(next)) ? null : Number(next));
      }}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      decimalSeparator=","
      thousandSeparator="."
      hideControls
    />
  );
}
