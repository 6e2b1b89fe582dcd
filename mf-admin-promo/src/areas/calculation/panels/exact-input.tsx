import { TextField } from '@fio/design-system/fields';
import type { FieldProps } from '@fio/platform/area';

/** What is typed to show that it is meant: the browser neither offers nor corrects it. */
export const ExactInput = ({ name, label, hint, error, required, value, onChange, onBlur }: FieldProps) => (
  <TextField
    name={name}
    label={label}
    hint={hint}
    error={error}
    required={required}
    autoComplete="off"
    spellCheck={false}
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value)}
    onBlur={onBlur}
  />
);
