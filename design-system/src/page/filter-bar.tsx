import { type ReactNode, useState } from 'react';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { Button } from '../button/button.tsx';
import { FilterChip } from '../chip/chip.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { cx } from '../internal/cx.ts';
import classes from './filter-bar.module.css';

/** What is seldom wanted: the button's words, the dialog's, and its controls. */
export type MoreFilters = {
  label: string;
  title: string;
  closeLabel: string;
  doneLabel: string;
  children: ReactNode;
};

/** `children` are the controls; `chips` the filters in force, each removable; `more` stands behind a button. */
export type FilterBarProps = {
  label: string;
  children: ReactNode;
  chips: readonly { id: string; text: string; removeLabel: string }[];
  onRemove: (id: string) => void;
  onClear: () => void;
  clearLabel: string;
  more?: MoreFilters;
};

/** Takes effect at once, as the others do: there is nothing to apply, only to close. */
function More({ label, title, closeLabel, doneLabel, children }: MoreFilters) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconAdjustments />}
        className={cx(classes.more)}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title={title} closeLabel={closeLabel} sheet>
        <div className={cx(classes.panel)}>{children}</div>
        <div className={cx(classes.done)}>
          <Button onClick={close}>{doneLabel}</Button>
        </div>
      </Dialog>
    </>
  );
}

/** The filters in one row under the header; what is in force stands beneath as chips. */
export function FilterBar({ label, children, chips, onRemove, onClear, clearLabel, more }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className={cx(classes.bar)}>
      <div className={classes.controls}>
        {children}
        {more && <More {...more} />}
      </div>
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
