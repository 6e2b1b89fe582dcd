import { SelectField, type SelectItem } from '@fio/design-system/fields';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** More than these are searched by typing. */
const SEARCH_FROM = 8;

/** One of a list that may be known or be loaded; one that need not be chosen can be cleared. */
export const selectInput = (useChoices: () => readonly SelectItem[]) =>
  function SelectInput(props: FieldProps) {
    const t = useAreaWords();
    const choices = useChoices();
    return (
      <SelectField
        {...fieldBase(props)}
        data={choices}
        value={props.value ?? ''}
        onChange={props.onChange}
        onBlur={props.onBlur}
        searchable={choices.length > SEARCH_FROM}
        nothingFound={t('form.nothingFound')}
        {...(props.required ? {} : { clearLabel: t('form.clear') })}
      />
    );
  };
