import { TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { CalendarButton, type CalendarHandle } from './calendar-button.tsx';
import { rangeText } from './date-range.ts';
import { useDateWords } from './date-words.ts';
import { wrapperProps, type FieldBase } from './field-props.ts';
import { useDateInput, type DateInput } from './use-date-input.ts';

export type DatedTextProps = FieldBase &
  DateInput & {
    ref?: Ref<HTMLInputElement> | undefined;
    placeholder?: string | undefined;
    autoComplete?: string | undefined;
  };

/**
 * A date written by keys, by pasting, or by choosing it in a calendar. What is no date is said under it; what a date means
 * there says the form first.
 */
export function DatedText(props: DatedTextProps) {
  const { kind, text, min, max, ref, placeholder, autoComplete = 'off' } = props;
  const { label, name, hint, error, required, disabled } = props;
  const words = useDateWords();
  const id = useId();
  const calendar = useRef<CalendarHandle>(null);
  const { put, misread, beyond, handlers } = useDateInput(props, words);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    calendar.current?.open(event.currentTarget);
  };
  const range = words && rangeText(words, kind, { min, max });
  const told = range ? (
    <>
      {hint} {range}
    </>
  ) : (
    hint
  );
  return (
    <TextInput
      {...wrapperProps({
        label,
        name,
        hint: told,
        error: (misread || error || beyond) ?? undefined,
        required,
        disabled,
      })}
      {...handlers}
      {...(words && { onKeyDown: press, 'aria-keyshortcuts': 'Alt+ArrowDown' })}
      id={id}
      ref={ref}
      name={name}
      value={text}
      inputMode="numeric"
      placeholder={placeholder ?? words?.t(kind.hasTime ? 'placeholder.time' : 'placeholder.day')}
      autoComplete={autoComplete}
      rightSectionPointerEvents="all"
      rightSection={
        words && (
          <CalendarButton
            ref={calendar}
            kind={kind}
            words={words}
            value={kind.read(text)}
            min={min}
            max={max}
            disabled={disabled}
            labelId={`${id}-label`}
            onPick={(value) => put(kind.write(value))}
          />
        )
      }
    />
  );
}
