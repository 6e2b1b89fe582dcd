import { lazy, Suspense, useRef } from 'react';
import type { Ref, RefObject } from 'react';
import type { FieldBase } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A choice: `value` is what is sent. */
export type SelectItem = { value: string; label: string; disabled?: boolean };

/** `value` is '' when nothing is chosen; `onChange` gets '' when it is cleared. */
export type SelectFieldProps = FieldBase & {
  data: readonly SelectItem[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Type to search; accents and case don't matter. */
  searchable?: boolean;
  /** Shown when the search finds nothing. */
  nothingFound?: string;
  placeholder?: string;
  /** The clear button's name; without it there is none. */
  clearLabel?: string;
};

/** `wasPressed`: whether its stand-in was, while this was on its way. */
export type SelectControlProps = SelectFieldProps & { wasPressed: Readonly<RefObject<boolean>> };

// Two thirds of this folder's weight, and forms such as sign-in have no select.
const SelectControl = lazy(() => import('./select-control.tsx'));

/** One of a list, by mouse, touch or keyboard. Until its code is here, a field of the same size stands in. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, placeholder, data, value, defaultValue } = props;
  const chosen = data.find((item) => item.value === (value ?? defaultValue))?.label ?? '';
  const pressed = useRef(false);
  const standIn = (
    <TextField
      label={label}
      hint={hint}
      error={error}
      required={required}
      placeholder={placeholder}
      value={chosen}
      readOnly
      aria-busy
      onClick={() => (pressed.current = true)}
    />
  );
  return (
    <Suspense fallback={standIn}>
      <SelectControl {...props} wasPressed={pressed} />
    </Suspense>
  );
}
