import { SwitchField } from '@fio/design-system/fields';
import type { FieldProps } from '../form/field-props.ts';

/** Yes or no. */
export const SwitchInput = (props: FieldProps<boolean>) => (
  <SwitchField
    name={props.name}
    label={props.label}
    hint={props.hint}
    error={props.error}
    checked={props.value}
    onChange={(event) => props.onChange(event.currentTarget.checked)}
    onBlur={props.onBlur}
  />
);
