import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { cx } from '../internal/cx.ts';
import { wrapperProps } from '../fields/field-props.ts';
import type { FieldBase } from '../fields/field-props.ts';
import classes from './color-field.module.css';

/** `value` is '#rrggbb' or ''. `pickLabel` names the swatch, which opens the browser's own picker. */
export type ColorFieldProps = FieldBase & {
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  pickLabel: string;
};

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, typed or picked. */
export function ColorField(props: ColorFieldProps) {
  const { label, name, hint, error, required, disabled, value = '', onChange, pickLabel, ...rest } = props;
  return (
    <TextInput
      {...rest}
      {...wrapperProps({ label, name, hint, error, required, disabled })}
      value={value}
      maxLength={7}
      placeholder="#000000"
      spellCheck={false}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      leftSection={
        <input
          type="color"
          aria-label={pickLabel}
          className={cx(classes.swatch)}
          disabled={disabled}
          value={isColor(value) ? value : '#000000'}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      }
    />
  );
}
