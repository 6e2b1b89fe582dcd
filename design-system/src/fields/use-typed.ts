import { useState } from 'react';

interface Reading {
  /** The value of what is typed; '' until it is one. */
  readonly read: (typed: string) => string;
  readonly write: (value: string) => string;
}

/**
 * What stands in a field whose value is read from what is typed. It is the person's until a value comes from outside, as of a
 * loaded record: a form that holds the value alone, or what is typed until there is one, changes nothing in the field.
 */
export function useTyped(value: string, { read, write }: Reading): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(() => write(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    const given = write(value);
    const isEmptied = value === '' && (read(typed) !== '' || seen === typed);
    if (given === '' ? isEmptied : read(typed) !== value) setTyped(given);
  }
  return [typed, setTyped];
}
