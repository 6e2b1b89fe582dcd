import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import classes from './profile.module.css';

/** One matter of the profile under its own title. */
export function ProfileSection(props: { title: string; lead?: string; children: ReactNode }) {
  const { title, lead, children } = props;
  const id = useId();
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <header className={classes['words']}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </header>
      {children}
    </section>
  );
}
