import { cx } from '../internal/cx.ts';
import classes from './stamp.module.css';

/** How a theory ended: true, false, or the best invented one. */
export type StampKind = 'confirmed' | 'denied' | 'invented';

/** `children` is the word itself: a stamp is never colour alone. */
export type StampProps = { kind: StampKind; children: string; size?: 'md' | 'lg'; className?: string };

/** The knot at the end of the thread. One per theory. */
export function Stamp({ kind, children, size = 'md', className }: StampProps) {
  return (
    <span className={cx(classes.stamp, classes[kind], classes[size], className)}>
      <svg className={classes.knot} viewBox="0 0 32 16" fill="none" aria-hidden>
        <path d="M0 8h9c4 0 4-6 8-6s5 4 5 6-1 6-5 6-4-6-8-6m13 0h10" stroke="currentColor" strokeWidth="2" />
      </svg>
      {children}
    </span>
  );
}
