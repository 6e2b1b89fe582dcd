import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './thread.module.css';

/** The thread down the left of a list, with a pin before each child. Once in a view. */
export function Thread({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(classes.thread, className)}>{children}</div>;
}

/** Words underlined by the thread: the one open question of a view. */
export function ThreadUnderline({ children }: { children: ReactNode }) {
  return <span className={classes.underline}>{children}</span>;
}
