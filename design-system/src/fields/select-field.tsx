import { Select } from '@mantine/core';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import type { Ref } from 'react';
import { plain } from './plain.ts';
import { wrapperProps } from './field-props.ts';
import type { FieldBase } from './field-props.ts';

/** A choice: `value` is what is sent. */
export type SelectItem = { value: string; label: string; disabled?: boolean };

/** `value` is '' when nothing is chosen; `onChange` gets '' when it is cleared. */
export type SelectFieldProps = FieldBase & {
  data: readonly SelectItem[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Type to search; accents and case don't matter. */
  searchable?: boolean;
  /** Shown when the search finds nothing. */
  nothingFound?: string;
  placeholder?: string;
  /** The clear button's name; without it there is none. */
  clearLabel?: string;
};

/** No list is painted longer than this: 5,571 cities stay fast, the search narrows them. */
const SHOWN = 60;

const startsOrContains: OptionsFilter = ({ options, search, limit }) => {
  const wanted = plain(search.trim());
  const found = (options as ComboboxItem[]).filter((option) => plain(option.label).includes(wanted));
  const first = found.filter((option) => plain(option.label).startsWith(wanted));
  return [...first, ...found.filter((option) => !first.includes(option)).slice(0, limit)].slice(0, limit);
};

/** One of a list, by mouse, touch or keyboard. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    name,
    hint,
    error,
    required,
    disabled,
    data,
    value,
    defaultValue,
    onChange,
    clearLabel,
    ...rest
  } = props;
  const { nothingFound, ...select } = rest;
  return (
    <Select
      {...select}
      {...wrapperProps({ label, name, hint, error, required, disabled })}
      data={data as SelectItem[]}
      value={value === undefined ? undefined : value || null}
      defaultValue={defaultValue || undefined}
      onChange={(chosen) => onChange?.(chosen ?? '')}
      limit={SHOWN}
      filter={startsOrContains}
      nothingFoundMessage={nothingFound}
      clearable={clearLabel !== undefined}
      clearButtonProps={{ 'aria-label': clearLabel }}
      allowDeselect={false}
      comboboxProps={{ shadow: 'none' }}
    />
  );
}
