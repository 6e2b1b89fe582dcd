import { NumberField } from '@fio/design-system/fields-admin';
import type { FieldProps } from '@fio/platform/area';

const CENTS = 100;

/** An amount typed in reais; the value is in cents. */
export function MoneyInput({
  name,
  label,
  hint,
  error,
  required,
  value,
  onChange,
  onBlur,
}: FieldProps<number | undefined>) {
  return (
    <NumberField
      name={name}
      label={label}
      hint={hint}
      error={error}
      required={required}
      onBlur={onBlur}
      decimals={2}
      min={0}
      value={value === undefined ? null : value / CENTS}
      // An emptied field has no amount: the contract says that it is required.
      onChange={(reais) => onChange(reais === null ? undefined : Math.round(reais * CENTS))}
    />
  );
}
