import type { ReactNode } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { cx } from '../internal/cx.ts';
import classes from './chip.module.css';

/** The meaning of a state. The word, and where given the icon, say it too. */
export type ChipTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** `children` is the state's word. */
export type StateChipProps = { tone: ChipTone; icon?: ReactNode; children: ReactNode; className?: string };

/** A state in a table or a header; not pressable. */
export function StateChip({ tone, icon, children, className }: StateChipProps) {
  return (
    <span className={cx(classes.chip, classes[tone], className)}>
      {icon ?? <span className={classes.dot} aria-hidden />}
      {children}
    </span>
  );
}

/** A filter in force; `removeLabel` is the button's accessible name. */
export type FilterChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void };

/** A filter that can be taken off. */
export function FilterChip({ children, removeLabel, onRemove }: FilterChipProps) {
  return (
    <span className={cx(classes.chip, classes.filter)}>
      {children}
      <button type="button" className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </button>
    </span>
  );
}
