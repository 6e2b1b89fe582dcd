import { NumberField } from '@fio/design-system/fields-admin';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** A whole number between two bounds. */
export const numberInput = (min: number, max: number) =>
  function NumberInput(props: FieldProps<number | undefined>) {
    return (
      <NumberField
        {...fieldBase(props)}
        min={min}
        max={max}
        value={props.value ?? null}
        // An emptied field has no number: the contract says what that means.
        onChange={(value) => props.onChange(value as number)}
        onBlur={props.onBlur}
      />
    );
  };
