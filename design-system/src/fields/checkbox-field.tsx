import { Checkbox, Switch } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import type { FieldBase, Native } from './field-props.ts';
import classes from './fields.module.css';
import { cx } from '../internal/cx.ts';

/** A native checkbox's props; the label may hold links. `indeterminate`: of what it stands for some is ticked, not all. */
export type CheckboxFieldProps = FieldBase &
  Native<ComponentPropsWithRef<'input'>> & { indeterminate?: boolean };

/** A box to tick. Pressing a link in the label follows the link and doesn't tick. */
export function CheckboxField({ label, name, hint, error, required, disabled, ...rest }: CheckboxFieldProps) {
  return (
    <Checkbox
      {...rest}
      label={label}
      name={name}
      description={hint}
      error={error}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      wrapperProps={{ 'data-field': name }}
      classNames={{
        body: cx(classes.checkBody),
        input: classes.checkInput,
        label: classes.checkLabel,
        description: classes.checkNote,
        error: classes.checkNote,
      }}
    />
  );
}

/** A switch's props: it always has a value, so none is required. */
export type SwitchFieldProps = Omit<CheckboxFieldProps, 'required' | 'indeterminate'>;

/** On or off, at once. */
export function SwitchField({ label, name, hint, error, disabled, ...rest }: SwitchFieldProps) {
  return (
    <Switch
      {...rest}
      label={label}
      name={name}
      description={hint}
      error={error}
      disabled={disabled}
      wrapperProps={{ 'data-field': name }}
      classNames={{
        track: classes.switchTrack,
        thumb: classes.switchThumb,
        label: classes.checkLabel,
        description: classes.checkNote,
        error: classes.checkNote,
      }}
    />
  );
}
