import { useEffect, useRef } from 'react';
import { IconAlertCircle } from '@fio/design-system/icons';
import classes from './form-alert.module.css';

/** What refused the whole form, above its fields; it takes the focus when it appears. */
export function FormAlert({ message }: { message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes['alert']}>
      <IconAlertCircle size={20} aria-hidden />
      {message}
    </div>
  );
}
