import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FilterChip } from '../chip/chip.tsx';
import { cx } from '../internal/cx.ts';
import classes from './filter-bar.module.css';

/** `children` are the controls; `chips` the filters in force, each removable. */
export type FilterBarProps = {
  label: string;
  children: ReactNode;
  chips: readonly { id: string; text: string; removeLabel: string }[];
  onRemove: (id: string) => void;
  onClear: () => void;
  clearLabel: string;
};

/** The filters in one row under the header; what is in force stands beneath as chips. */
export function FilterBar({ label, children, chips, onRemove, onClear, clearLabel }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className={cx(classes.bar)}>
      <div className={classes.controls}>{children}</div>
      {chips.length > 0 && (
        <div className={classes.chips}>
          {chips.map((chip) => (
            <FilterChip key={chip.id} removeLabel={chip.removeLabel} onRemove={() => onRemove(chip.id)}>
              {chip.text}
            </FilterChip>
          ))}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {clearLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
