import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '@fio/design-system/text';
import classes from './notice.module.css';

/** What happened after a form was sent. It is focused, so that it is read aloud where the form was. */
export function Notice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Text ref={box} tabIndex={-1} size="lead" className={classes['notice']}>
      {children}
    </Text>
  );
}
