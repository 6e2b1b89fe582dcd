import { useEffect, useState } from 'react';
import { isCnpj, MASKS, normalizeCnpj } from '@fio/domain';
import { MaskedField } from '@fio/design-system/fields';
import type { FilterControlProps } from '@fio/platform/area';

/** A CNPJ as a filter: it counts once it is whole and right, and no longer once it is emptied. */
export function CnpjFilter({ label, value, onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value);
  // Taken off elsewhere, by its chip: what is typed must leave the field too.
  useEffect(() => setTyped((now) => (normalizeCnpj(now) === value ? now : value)), [value]);
  return (
    <MaskedField
      label={label}
      mask={MASKS.cnpj}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const bare = normalizeCnpj(currentTarget.value);
        if (bare === '' || isCnpj(bare)) onChange(bare);
      }}
    />
  );
}
