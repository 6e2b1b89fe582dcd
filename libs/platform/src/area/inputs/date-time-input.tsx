import { DateTimeField } from '@fio/design-system/fields-admin';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** A day and time, typed and shown in São Paulo's; the value is an instant. */
export function DateTimeInput(props: FieldProps) {
  const t = useAreaWords();
  return (
    <DateTimeField
      {...fieldBase(props)}
      hint={props.hint ?? t('form.saoPaulo')}
      value={props.value ?? ''}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  );
}
