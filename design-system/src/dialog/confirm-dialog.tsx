import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import classes from './dialog.module.css';

/** The options of the specification, section 3. `iconColor` is a tone; danger also colours the button. */
export type ConfirmOptions = {
  title: string;
  text: ReactNode;
  confirmText: string;
  cancelText: string;
  width?: number;
  persistent?: boolean;
  closeable?: boolean;
  icon?: ReactNode;
  iconColor?: 'accent' | 'warning' | 'error' | 'success';
  danger?: boolean;
};

/** `options` null is closed. `loading` while what was confirmed is under way: the dialog then stays. */
export type ConfirmDialogProps = {
  options: ConfirmOptions | null;
  onConfirm: () => void;
  onCancel: () => void;
  loading?: boolean;
  closeLabel: string;
};

const nothing: ConfirmOptions = { title: '', text: '', confirmText: '', cancelText: '' };

/** Asks before doing. 400 px wide unless said otherwise; the focus starts on 'cancel'. */
export function ConfirmDialog({
  options,
  onConfirm,
  onCancel,
  loading = false,
  closeLabel,
}: ConfirmDialogProps) {
  // What was asked stays while the dialog fades, and the dialog stays mounted: only so does the focus return.
  const [asked, setAsked] = useState(options);
  if (options !== null && options !== asked) setAsked(options);
  const {
    title,
    text,
    confirmText,
    cancelText,
    width = 400,
    persistent,
    closeable,
    icon,
    iconColor,
    danger,
  } = options ?? asked ?? nothing;
  const heading = (
    <span className={classes.heading}>
      {icon && (
        <span aria-hidden style={{ color: `var(--fio-${iconColor ?? 'accent'})` }}>
          {icon}
        </span>
      )}
      {title}
    </span>
  );
  return (
    <Dialog
      opened={options !== null}
      onClose={onCancel}
      title={heading}
      width={width}
      persistent={persistent || loading}
      closeable={closeable ?? false}
      closeLabel={closeLabel}
    >
      <div className={classes.confirm}>
        <div className={classes.text}>{text}</div>
        <div className={classes.actions}>
          <Button variant="secondary" onClick={onCancel} disabled={loading} data-autofocus>
            {cancelText}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={loading}>
            {confirmText}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
