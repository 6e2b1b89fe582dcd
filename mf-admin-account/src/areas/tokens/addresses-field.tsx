import { useState } from 'react';
import { TextAreaField } from '@fio/design-system/fields';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly onBlur: () => void;
}

/** Addresses and ranges, one a line; spaces and commas part them, too, as in what is pasted. */
export function AddressesField({ value, onChange, ...field }: Props) {
  // As it was typed: a line that is begun is no address yet.
  const [text, setText] = useState(() => value.join('\n'));
  return (
    <TextAreaField
      {...field}
      rows={3}
      spellCheck={false}
      autoCapitalize="none"
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(currentTarget.value.split(/[\s,;]+/).filter((entry) => entry !== ''));
      }}
    />
  );
}
