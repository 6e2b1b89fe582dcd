import { useEffect, useState } from 'react';
import { MASKS } from '@fio/domain/field-masks';
import { parseLuckyNumber } from '@fio/domain/lucky-number';
import { MaskedField } from '@fio/design-system/fields';
import type { FilterControlProps } from '@fio/platform/area';

/** A lucky number as a filter: it counts once it is whole, and no longer once it is emptied. */
export function NumberFilter({ label, value, onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value);
  // Taken off elsewhere, by its chip: what is typed must leave the field too.
  useEffect(() => {
    if (value === '') setTyped('');
  }, [value]);
  return (
    <MaskedField
      label={label}
      mask={MASKS.luckyNumber}
      inputMode="numeric"
      placeholder="000/00000"
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (text === '' || parseLuckyNumber(text)) onChange(text);
      }}
    />
  );
}
