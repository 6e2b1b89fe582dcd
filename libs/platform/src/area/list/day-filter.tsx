import { useEffect, useRef, useState } from 'react';
import { DateField } from '@fio/design-system/fields';
import type { FilterControlProps } from '../types.ts';

/** A day as a filter: it counts once it is whole, and no longer once it is emptied. */
export function DayFilter({ label, value, onChange }: FilterControlProps) {
  const own = useRef(value);
  const [generation, setGeneration] = useState(0);
  // Taken off elsewhere, by its chip: what is typed must leave the field too.
  useEffect(() => {
    if (value === '' && own.current !== '') setGeneration((now) => now + 1);
    own.current = value;
  }, [value]);
  return (
    <DateField
      key={generation}
      label={label}
      value={value}
      onChange={(day, typed) => {
        if (day === value || (day === '' && typed !== '')) return;
        own.current = day;
        onChange(day);
      }}
    />
  );
}
