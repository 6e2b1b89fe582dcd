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
}: FieldProps<number>) {
  return (
    <NumberField
      {...{ name, label, hint, error, required, onBlur }}
      decimals={2}
      min={0}
      value={value === 0 ? null : value / CENTS}
      // An emptied field is no amount, which the contract refuses.
      onChange={(reais) => onChange(Math.round((reais ?? 0) * CENTS))}
    />
  );
}
