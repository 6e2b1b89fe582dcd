import { DateField } from '@fio/design-system/fields';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** A day of the calendar. What is typed and isn't one reaches the contract as typed, and is refused there. */
export function DayInput(props: FieldProps) {
  const t = useAreaWords();
  return (
    <DateField
      {...fieldBase(props)}
      placeholder={t('form.dayPlaceholder')}
      value={props.value ?? ''}
      onChange={(iso, raw) => props.onChange(iso || raw)}
      onBlur={props.onBlur}
    />
  );
}
