import { MaskedField, type MaskedFieldProps } from '@fio/design-system/fields';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** One line that is written in a form of its own, such as a CPF: one of `MASKS`. The value is as it is shown. */
export const maskedInput = (mask: MaskedFieldProps['mask'], inputMode: 'numeric' | 'tel' = 'numeric') =>
  function MaskedInput(props: FieldProps) {
    return (
      <MaskedField
        {...fieldBase(props)}
        mask={mask}
        inputMode={inputMode}
        autoComplete="off"
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
    );
  };
