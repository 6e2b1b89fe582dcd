import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import classes from './section.module.css';

/** A part of a page under its own title, as wide as the page's column. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <header className={classes['head']}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </header>
      {children}
    </section>
  );
}
