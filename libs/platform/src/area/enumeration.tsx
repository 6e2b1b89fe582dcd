import type { ComponentType, ReactNode } from 'react';
import type { Tones } from '@fio/contracts/terms/terms';
import { StateChip } from '@fio/design-system/chip';

/** What an enumeration needs of an area's words: a word under its prefix for each value. */
interface WordsOf<Key extends string> {
  (): (key: Key) => string;
  readonly t: (key: Key) => string;
}

/** The values of a field in words, and in tones where they are states: badges, filters and selects come from it. */
export interface Enumeration<Value extends string> {
  /** In the order of the choices. */
  readonly values: readonly Value[];
  /** A value's word, outside components or where the language is watched. */
  readonly word: (value: Value) => string;
  /** All values, for a filter or a select. */
  readonly useChoices: () => readonly { readonly value: Value; readonly label: string }[];
  /** A state as a badge; the word alone where the values have no tones. */
  readonly Chip: ComponentType<{ value: Value }>;
}

const isList = <Value extends string>(values: Tones<Value> | readonly Value[]): values is readonly Value[] =>
  Array.isArray(values);

/**
 * Declares an enumeration by the words of its area under `prefix.` and by its tones, or its values alone where none is
 * better than another. A value without its word is a type error. The order is that of the choices.
 */
export function enumeration<const Prefix extends string, const Value extends string>(
  words: WordsOf<`${NoInfer<Prefix>}.${NoInfer<Value>}`>,
  prefix: Prefix,
  values: Tones<Value> | readonly Value[],
  icons: Partial<Readonly<Record<NoInfer<Value>, ReactNode>>> = {},
): Enumeration<Value> {
  const all = isList(values) ? values : (Object.keys(values) as Value[]);
  const word = (value: Value) => words.t(`${prefix}.${value}`);
  const Chip = ({ value }: { value: Value }) => {
    const text = words()(`${prefix}.${value}`);
    return isList(values) ? (
      text
    ) : (
      <StateChip tone={values[value]} icon={icons[value]}>
        {text}
      </StateChip>
    );
  };
  return { values: all, word, useChoices: () => all.map((value) => ({ value, label: word(value) })), Chip };
}

/** The enumerations of an area by the field that holds them; what is only filtered by needs its choices alone. */
export type Enumerations<Row, Field extends string> = {
  readonly [Name in Field]: Name extends keyof Row
    ? Enumeration<Extract<NonNullable<Row[Name]>, string>>
    : Pick<Enumeration<string>, 'useChoices'>;
};
