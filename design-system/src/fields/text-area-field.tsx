import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { wrapperProps } from './field-props.ts';
import type { FieldBase, Native } from './field-props.ts';
import classes from './fields.module.css';

/** `counter` gives the ready text, such as '120 de 500'; used when `maxLength` is given. */
export type TextAreaFieldProps = FieldBase &
  Native<ComponentPropsWithRef<'textarea'>> & { counter?: (length: number, limit: number) => string };

/** Several lines, with what is left to write. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    name,
    hint,
    error,
    required,
    disabled,
    counter,
    maxLength,
    rows = 4,
    onChange,
    ...rest
  } = props;
  const [typed, setTyped] = useState(() => String(rest.value ?? rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  return (
    <div className={cx(classes.stack)}>
      <Textarea
        {...rest}
        {...wrapperProps({ label, name, hint, error, required, disabled })}
        rows={rows}
        maxLength={maxLength}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length);
          onChange?.(event);
        }}
      />
      {maxLength !== undefined && counter && (
        <span className={classes.counter}>{counter(length, maxLength)}</span>
      )}
    </div>
  );
}
