import { type KeyboardEvent, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { FieldError } from '../fields/field-error.tsx';
import type { FieldBase } from '../fields/field-props.ts';
import classes from './choice-field.module.css';

/** One of a few; none when `value` is ''. */
export type ChoiceFieldProps = Omit<FieldBase, 'disabled'> & {
  name: string;
  data: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** All choices at sight, each under its digit: pressing that, the arrows or the mouse chooses. At most nine. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, hint, error, required, data, value, onChange, onBlur } = props;
  const id = useId();
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const index = Number(event.key) - 1;
    const chosen = data[index];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.currentTarget.querySelectorAll('input')[index]?.focus();
    onChange(chosen.value);
  };
  return (
    <fieldset
      role="radiogroup"
      className={cx(classes.field)}
      data-field={name}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      onKeyDown={pressed}
    >
      <legend className={classes.label}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      {data.map((choice, index) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
          />
          {choice.label}
          <kbd className={classes.key} aria-hidden>
            {index + 1}
          </kbd>
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
