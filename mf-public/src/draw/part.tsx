import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import classes from './draw.module.css';

/** A part of a draw's page under its own title. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <header className={classes['partHead']}>
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </header>
      {children}
    </section>
  );
}
