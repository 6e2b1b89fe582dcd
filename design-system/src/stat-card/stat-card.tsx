import type { ReactNode } from 'react';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { cx } from '../internal/cx.ts';
import classes from './stat-card.module.css';

/** All texts are ready. `delta.text` says the comparison in words ('12 % mais que ontem'). */
export type StatCardProps = {
  label: string;
  value: string;
  delta?: { text: string; direction: 'up' | 'down'; good?: boolean };
  hint?: string;
};

/** One figure of a dashboard. */
export function StatCard({ label, value, delta, hint }: StatCardProps) {
  const Arrow = delta?.direction === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <div className={cx(classes.card)}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{value}</p>
      {delta && (
        <p
          className={cx(
            classes.delta,
            delta.good === true && classes.good,
            delta.good === false && classes.bad,
          )}
        >
          <Arrow size={14} aria-hidden />
          {delta.text}
        </p>
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}

/** Figures side by side, as many as fit. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={cx(classes.grid)}>{children}</div>;
}
