import { SwitchField } from '@fio/design-system/fields';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** Yes or no. */
export const SwitchInput = (props: FieldProps<boolean>) => (
  <SwitchField
    {...fieldBase(props)}
    checked={props.value}
    onChange={(event) => props.onChange(event.currentTarget.checked)}
    onBlur={props.onBlur}
  />
);
