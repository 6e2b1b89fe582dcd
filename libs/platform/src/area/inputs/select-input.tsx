import type { ReactElement } from 'react';
import { SelectField, type SelectItem } from '@fio/design-system/fields';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

type Field<Detail> = FieldProps<string | null, Detail>;
/** What choices may depend on: the record, and the other fields of the form. */
type Given<Detail> = Pick<Field<Detail>, 'record' | 'form'>;

/** One of a list that may be known or be loaded; one that need not be chosen can be cleared. */
export function selectInput(useChoices: () => readonly SelectItem[]): (props: FieldProps) => ReactElement;
export function selectInput<Detail>(
  useChoices: (given: Given<Detail>) => readonly SelectItem[],
): (props: Field<Detail>) => ReactElement;
export function selectInput<Detail>(useChoices: (given: Given<Detail>) => readonly SelectItem[]) {
  return function SelectInput(props: Field<Detail>) {
    const t = useAreaWords();
    const choices = useChoices(props);
    return (
      <SelectField
        {...fieldBase(props)}
        data={choices}
        value={props.value ?? ''}
        onChange={props.onChange}
        onBlur={props.onBlur}
        {...(props.required ? {} : { clearLabel: t('form.clear') })}
      />
    );
  };
}
