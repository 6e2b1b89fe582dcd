import { useEffect, useLayoutEffect, useRef } from 'react';
import { Select } from '@mantine/core';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useFieldWords } from '../field-words/field-words.ts';
import { wrapperProps } from './field-props.ts';
import { keyboardFor } from './keyboard-for.ts';
import { plain } from './plain.ts';
import type { SelectControlProps, SelectItem } from './select-field.tsx';

/** No list is painted longer than this: 5,571 cities stay fast, the search narrows them. */
const SHOWN = 60;

const startsFirst: OptionsFilter = ({ options, search, limit }) => {
  const wanted = plain(search.trim());
  const found = (options as ComboboxItem[]).filter((option) => plain(option.label).includes(wanted));
  const starts = (option: ComboboxItem) => plain(option.label).startsWith(wanted);
  return [...found.filter(starts), ...found.filter((option) => !starts(option))].slice(0, limit);
};

/** As typed by hand: what a person typed into the stand-in, before what they have typed since. */
function typeBefore(input: HTMLInputElement, typed: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, typed + input.value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The select itself, in a chunk of its own: see SelectField. */
export default function SelectControl({ early, ...props }: SelectControlProps) {
  const input = useRef<HTMLInputElement>(null);
  // In the turn in which its stand-in goes: no key is lost between the two.
  useLayoutEffect(() => {
    if (early.current.wasFocused) input.current?.focus({ preventScroll: true });
  }, [early]);
  // Only once it stands there itself: until then a press goes to its stand-in.
  useEffect(() => {
    const { wasOpened, typed } = early.current;
    if (!input.current || (!wasOpened && !typed)) return;
    input.current.focus();
    if (wasOpened) input.current.click();
    if (typed) typeBefore(input.current, typed);
  }, [early]);
  const { label, name, hint, error, required, disabled, data, value, defaultValue, onChange, ...rest } =
    props;
  const words = useFieldWords();
  const { nothingFound = words?.nothingFound, clearLabel, ref, ...select } = rest;
  return (
    <Select
      {...select}
      {...wrapperProps({ label, name, hint, error, required, disabled })}
      data={data as SelectItem[]}
      inputMode={keyboardFor(data)}
      value={value === undefined ? undefined : value || null}
      defaultValue={defaultValue || undefined}
      onChange={(chosen) => onChange?.(chosen ?? '')}
      limit={SHOWN}
      filter={startsFirst}
      nothingFoundMessage={nothingFound}
      clearable={clearLabel !== undefined}
      clearButtonProps={{ 'aria-label': clearLabel }}
      allowDeselect={false}
      // Who goes through a form by Tab would open each: a press, an arrow or a letter does.
      openOnFocus={false}
      ref={useMergedRef(ref, input)}
      // Fixed: over a dialog it would otherwise move the page behind to show an option.
      comboboxProps={{ shadow: 'none', transitionProps: { duration: 0 }, floatingStrategy: 'fixed' }}
    />
  );
}
