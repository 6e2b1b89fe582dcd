import { useId, useRef } from 'react';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { TextField } from '../fields/text-field.tsx';
import { FieldError } from '../fields/field-error.tsx';
import type { FieldBase } from '../fields/field-props.ts';
import { moved } from './moved.ts';
import classes from './list-field.module.css';

/** The words of the list; the functions get the position, from 1. */
export type ListFieldLabels = {
  item: (position: number) => string;
  add: string;
  remove: (position: number) => string;
  moveUp: (position: number) => string;
  moveDown: (position: number) => string;
};

/** `value` is the texts in order. `itemErrors[i]` is the message of the i-th. */
export type ListFieldProps = FieldBase & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  labels: ListFieldLabels;
  itemErrors?: readonly (string | undefined)[];
  min?: number;
  max?: number;
  /** So many rows at the beginning stay as they are; rows are only added after them. */
  locked?: number;
  maxLength?: number;
};

/** An ordered list of texts: add, remove, and move by button or by Alt with the arrow keys. */
export function ListField(props: ListFieldProps) {
  const {
    label,
    name,
    hint,
    error,
    required,
    disabled,
    value,
    onChange,
    onBlur,
    labels,
    itemErrors,
    min = 0,
    max,
    locked = 0,
    maxLength,
  } = props;
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const set = (index: number, text: string) =>
    onChange(value.map((item, at) => (at === index ? text : item)));
  const move = (index: number, step: -1 | 1) => {
    if (Math.min(index, index + step) < locked) return;
    onChange(moved(value, index, index + step));
    root.current?.querySelectorAll('input')[index + step]?.focus();
  };
  return (
    <fieldset
      ref={root}
      className={cx(classes.list)}
      disabled={disabled}
      data-field={name}
      onBlur={onBlur}
      aria-describedby={error ? `${id}e` : undefined}
    >
      <legend className={classes.legend}>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      <ol className={classes.items}>
        {value.map((item, index) => (
          // The position is the identity: rows hold no state of their own.
          <li key={index} className={classes.item}>
            <div
              className={classes.text}
              onKeyDown={(event) => {
                if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
                event.preventDefault();
                move(index, event.key === 'ArrowUp' ? -1 : 1);
              }}
            >
              <TextField
                label={labels.item(index + 1)}
                error={itemErrors?.[index]}
                value={item}
                maxLength={maxLength}
                disabled={index < locked}
                onChange={(event) => set(index, event.currentTarget.value)}
              />
            </div>
            <IconButton
              label={labels.moveUp(index + 1)}
              disabled={index <= locked}
              onClick={() => move(index, -1)}
            >
              <IconArrowUp />
            </IconButton>
            <IconButton
              label={labels.moveDown(index + 1)}
              disabled={index < locked || index === value.length - 1}
              onClick={() => move(index, 1)}
            >
              <IconArrowDown />
            </IconButton>
            <IconButton
              label={labels.remove(index + 1)}
              disabled={index < locked || value.length <= min}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <IconTrash />
            </IconButton>
          </li>
        ))}
      </ol>
      {error && <FieldError id={`${id}e`}>{error}</FieldError>}
      <Button
        variant="secondary"
        size="sm"
        icon={<IconPlus />}
        disabled={max !== undefined && value.length >= max}
        onClick={() => onChange([...value, ''])}
      >
        {labels.add}
      </Button>
    </fieldset>
  );
}
