import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '@fio/design-system/text';

/** What happened after a form was sent. It is focused, so that it is read aloud where the form was. */
export function Notice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Text ref={box} tabIndex={-1} size="lead">
      {children}
    </Text>
  );
}
