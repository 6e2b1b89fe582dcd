import { TextInput } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { wrapperProps } from './field-props.ts';
import type { FieldBase, Native } from './field-props.ts';

/** A native text input's props; `onChange` gets the event, so `register('name')` can be spread. */
export type TextFieldProps = FieldBase & Native<ComponentPropsWithRef<'input'>>;

/** One line of text. */
export function TextField({ label, name, hint, error, required, disabled, ...rest }: TextFieldProps) {
  return <TextInput {...rest} {...wrapperProps({ label, name, hint, error, required, disabled })} />;
}

/** An e-mail address: the right keyboard, no capital letters, known to the browser. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
