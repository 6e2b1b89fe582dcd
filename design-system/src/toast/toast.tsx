import { useEffect, useEffectEvent } from 'react';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { cx } from '../internal/cx.ts';
import classes from './toast.module.css';

/** A short message; the type says its colour, its icon and how urgently it is read aloud. */
export type ToastItem = { id: string; type: 'info' | 'error' | 'success'; message: string };

/** Specification, section 9. */
const DURATION_MS = 4000;

const icons = { info: IconInfoCircle, error: IconAlertCircle, success: IconCircleCheck };

type ToastProps = { toast: ToastItem; paused: boolean; onDismiss: (id: string) => void; closeLabel: string };

/** One toast of the stack. After a pause its whole time begins again. */
export function Toast({ toast, paused, onDismiss, closeLabel }: ToastProps) {
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(dismiss, DURATION_MS);
    return () => clearTimeout(timer);
  }, [paused]);
  const Icon = icons[toast.type];
  return (
    <div className={cx(classes.toast, classes[toast.type])}>
      <Icon size={20} aria-hidden />
      <p className={classes.message}>{toast.message}</p>
      <button
        type="button"
        className={classes.close}
        aria-label={closeLabel}
        onClick={() => onDismiss(toast.id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
