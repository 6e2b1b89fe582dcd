import { DateField } from '@fio/design-system/fields';
import type { FieldProps } from '../form/field-props.ts';
import { type Bounds, DAYS, useBounds } from './bounds.ts';
import { fieldBase } from './field-base.ts';

/** A day of the calendar. What is typed and isn't one reaches the contract as typed, and is refused there. */
export const DayInput = ({ min, max, ...props }: FieldProps & { min?: string; max?: string }) => (
  <DateField
    {...fieldBase(props)}
    value={props.value ?? ''}
    onChange={(iso, raw) => props.onChange(iso || raw)}
    onBlur={props.onBlur}
    {...(min && { min })}
    {...(max && { max })}
  />
);

/** A day that must not lie before or after another one, as the server asks: told at the field, and offered by its calendar. */
export const dayInput = (bounds: Bounds) =>
  function BoundedDay(props: FieldProps) {
    return <DayInput {...props} {...useBounds(props, bounds, DAYS)} />;
  };
