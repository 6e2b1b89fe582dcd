import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  /** For a row that goes on to the edges of the window; the title stays in the column. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under its own title, as wide as the page's column. */
export function Section({ title, lead, wide, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes[wide ? 'wide' : 'section']} aria-labelledby={id}>
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
