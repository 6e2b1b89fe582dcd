import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import type { FieldBase } from './field-props.ts';
import { keyboardFor } from './keyboard-for.ts';
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
  /** True unless said otherwise: what is typed narrows the list; accents and case don't matter. */
  searchable?: boolean;
  /** Shown when the search finds nothing, where there is more to say than FieldWordsProvider says of every field. */
  nothingFound?: string;
  placeholder?: string;
  /** The clear button's name; without it there is none. */
  clearLabel?: string;
};

/** What a person did to the stand-in of a select while its code was on its way. */
export interface Early {
  /** Its list was asked for, by a press or a key. */
  wasOpened: boolean;
  /** It had the focus when it went. */
  wasFocused: boolean;
  /** What was typed to search. */
  typed: string;
}

export type SelectControlProps = SelectFieldProps & { early: Readonly<RefObject<Early>> };

// Two thirds of this folder's weight, and forms such as sign-in have no select.
const SelectControl = lazy(() => import('./select-control.tsx'));

/** The keys that open a list; Enter would send the form instead. */
const OPENING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

type StandInProps = SelectFieldProps & { early: RefObject<Early> };

/** A field of the same size and name. What is done to it is done to the select, once that is here. */
function StandIn({ early, searchable, ...props }: StandInProps) {
  const { label, hint, error, required, disabled, placeholder, data, value, defaultValue } = props;
  const chosen = data.find((item) => item.value === (value ?? defaultValue))?.label ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The last moment in which it is there: with the element the browser drops the focus.
  useLayoutEffect(() => {
    const [own, done] = [input.current, early.current];
    return () => void (done.wasFocused = own === document.activeElement);
  }, [early]);
  return (
    <TextField
      ref={input}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      placeholder={placeholder}
      value={chosen || typed}
      readOnly={!searchable || chosen !== ''}
      autoComplete="off"
      inputMode={keyboardFor(data)}
      aria-busy
      onChange={({ currentTarget }) => {
        early.current.typed = currentTarget.value;
        setTyped(currentTarget.value);
      }}
      onClick={() => (early.current.wasOpened = true)}
      onKeyDown={(event) => {
        if (!OPENING.has(event.key)) return;
        event.preventDefault();
        early.current.wasOpened = true;
      }}
    />
  );
}

/** One of a list, by mouse, touch or keyboard. Until its code is here, a field of the same size stands in. */
export function SelectField(props: SelectFieldProps) {
  const searching = { searchable: true, ...props };
  const early = useRef<Early>({ wasOpened: false, wasFocused: false, typed: '' });
  return (
    <Suspense fallback={<StandIn {...searching} early={early} />}>
      <SelectControl {...searching} early={early} />
    </Suspense>
  );
}
