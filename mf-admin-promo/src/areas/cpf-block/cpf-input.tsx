import { MASKS } from '@fio/domain';
import { MaskedField } from '@fio/design-system/fields';
import type { FieldProps } from '@fio/platform/area';

/** A CPF with its mask. */
export const CpfInput = ({
  name,
  label,
  hint,
  error,
  required,
  value,
  onChange,
  onBlur,
}: FieldProps<string>) => (
  <MaskedField
    {...{ name, label, hint, error, required, onBlur }}
    mask={MASKS.cpf}
    inputMode="numeric"
    autoComplete="off"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
