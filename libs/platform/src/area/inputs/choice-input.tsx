import type { ReactElement } from 'react';
import type { SelectItem } from '@fio/design-system/fields';
import { ChoiceField } from '@fio/design-system/fields-admin';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';
import { selectInput } from './select-input.tsx';

/** As many as there are digits to choose them by; more stand in a list. */
const AT_SIGHT = 9;

type Field<Detail> = FieldProps<string | null, Detail>;

/** One of a few, all at sight and chosen by one press or a digit; of many, as `selectInput`. */
export function choiceInput<Detail = unknown>(
  useChoices: (given: Pick<Field<Detail>, 'record' | 'form'>) => readonly SelectItem[],
) {
  const List = selectInput<Detail>(useChoices);
  return function ChoiceInput(props: Field<Detail>): ReactElement {
    const choices = useChoices(props);
    if (choices.length > AT_SIGHT) return <List {...props} />;
    return (
      <ChoiceField
        {...fieldBase(props)}
        data={choices}
        value={props.value ?? ''}
        onChange={props.onChange}
        onBlur={props.onBlur}
      />
    );
  };
}
