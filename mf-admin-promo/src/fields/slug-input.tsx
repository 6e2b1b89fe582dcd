import { useEffect, useEffectEvent, useRef } from 'react';
import { TextField } from '@fio/design-system/fields';
import type { FieldProps } from '@fio/platform/area';
import { useWatch } from '@fio/platform/forms';
import { slugOf } from './slug-of.ts';

/** The address of a new record, made of what another field says: see SlugInput. */
export function SlugOfInput(props: FieldProps<string> & { readonly source: string }) {
  const { form, value, record, onChange, source } = props;
  const title = useWatch({ control: form.control, name: source }) as string;
  const follows = useRef(record === null);
  // A copy begins with an address of its own, which is that of the title it begins with.
  const begun = useRef({ title, slug: value });
  // Only the title leads.
  const follow = useEffectEvent((next: string) => {
    if (follows.current && next !== value) onChange(next);
  });
  useEffect(() => {
    const { title: first, slug } = begun.current;
    follow(title === first && slug !== '' ? slug : slugOf(title));
  }, [title]);
  return (
    <TextField
      name={props.name}
      label={props.label}
      hint={props.hint}
      error={props.error}
      required={props.required}
      value={value}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => {
        // An emptied address follows again.
        follows.current = record === null && event.currentTarget.value === '';
        onChange(event.currentTarget.value);
      }}
      onBlur={props.onBlur}
    />
  );
}

/** The address of a new record follows its title until somebody writes another; a published one never moves by itself. */
export const SlugInput = (props: FieldProps<string>) => <SlugOfInput {...props} source="title" />;
