import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './fields.module.css';

/** Fields under each other; with `columns={2}` side by side from 40rem. */
export function FormGrid({ columns = 1, children }: { columns?: 1 | 2; children: ReactNode }) {
  return (
    <div className={cx(classes.grid, columns === 2 && classes.two)} data-columns={columns}>
      {children}
    </div>
  );
}

/** A field that takes the whole row of a FormGrid. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={cx(classes.full)}>{children}</div>;
}
