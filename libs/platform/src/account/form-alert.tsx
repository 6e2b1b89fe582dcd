import { useEffect, useRef } from 'react';
import { IconAlertCircle } from '@fio/design-system/icons';
import { toast } from '../feedback/index.ts';
import classes from './form-alert.module.css';

/** What refused the whole form, above its fields; it takes the focus when it appears. */
export function FormAlert({ message }: { message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return;
    // Every refusal of a call is told by a toast: here it would be told twice.
    toast.clear();
    box.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes['alert']}>
      <IconAlertCircle size={20} aria-hidden />
      {message}
    </div>
  );
}
