import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import classes from './security.module.css';

/** One matter of the page under its own title. */
export function Part(props: { title: string; lead?: string; children: ReactNode }) {
  const { title, lead, children } = props;
  const id = useId();
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <Heading level={2} size="s" id={id}>
        {title}
      </Heading>
      {lead && <Text tone="muted">{lead}</Text>}
      {children}
    </section>
  );
}
