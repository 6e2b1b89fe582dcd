import { DateTimeField } from '@fio/design-system/fields-admin';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { type Bounds, INSTANTS, useBounds } from './bounds.ts';
import { fieldBase } from './field-base.ts';

/**
 * A day and time, typed and shown in São Paulo's; the value is an instant. What is typed and isn't one reaches the contract as
 * typed, and is refused there: of an empty field it would say that there is none.
 */
export function DateTimeInput({ min, max, ...props }: FieldProps & { min?: string; max?: string }) {
  const t = useAreaWords();
  return (
    <DateTimeField
      {...fieldBase(props)}
      hint={props.hint ?? t('form.saoPaulo')}
      value={props.value ?? ''}
      onChange={(instant, raw) => props.onChange(instant || raw)}
      onBlur={props.onBlur}
      {...(min && { min })}
      {...(max && { max })}
    />
  );
}

/** The same within bounds, as `dayInput`. */
export const dateTimeInput = (bounds: Bounds) =>
  function BoundedDateTime(props: FieldProps) {
    return <DateTimeInput {...props} {...useBounds(props, bounds, INSTANTS)} />;
  };
