import { CheckboxField } from '@fio/design-system/fields';
import { type Key, standingOf, toggledAll } from './entries.ts';
import type { WithTicking } from './ticking.ts';

interface Props extends WithTicking {
  readonly keys: readonly Key[];
  /** Where it doesn't stand beside the box already. */
  readonly label?: string;
  /** What it ticks, said whole. */
  readonly name: string;
}

/** A whole row or column: ticks all that may be ticked, or empties it. Only its label where nothing is changed. */
export function WholeBox({ keys, label, name, ticking }: Props) {
  const { granted, offered, onChange } = ticking;
  if (!onChange) return label;
  const standing = standingOf(keys, granted);
  return (
    <CheckboxField
      label={label}
      aria-label={name}
      checked={standing === 'all'}
      indeterminate={standing === 'some'}
      disabled={!keys.some((key) => offered.has(key))}
      onChange={() => onChange(toggledAll(keys, granted, offered))}
    />
  );
}
