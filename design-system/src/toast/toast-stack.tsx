import { type ReactNode, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { Toast } from './toast.tsx';
import type { ToastItem } from './toast.tsx';
import classes from './toast.module.css';

export type { ToastItem } from './toast.tsx';

/** The newest is last. `onDismiss` is called once a toast's time is over or it was closed. */
export type ToastStackProps = {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  closeLabel: string;
  /** Names the region. */
  label: string;
  /** What else speaks over the page, in the same region: all that a page shows lies in one. */
  children?: ReactNode;
};

/** Toasts at the bottom centre, 4000 ms each; all wait while one is hovered or has the focus. */
export function ToastStack({ toasts, onDismiss, closeLabel, label, children }: ToastStackProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <section
      aria-label={label}
      className={cx(classes.stack)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {children}
      {/* Both regions exist before their first message: only then is it read aloud. */}
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-relevant="additions" className={classes.region}>
          {toasts
            .filter((toast) => (toast.type === 'error') === (urgency === 'assertive'))
            .map((toast) => (
              <Toast
                key={toast.id}
                toast={toast}
                paused={hovered || focused}
                onDismiss={onDismiss}
                closeLabel={closeLabel}
              />
            ))}
        </div>
      ))}
    </section>
  );
}
