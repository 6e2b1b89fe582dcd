import type { ReactNode } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import { MantineRoot } from '@fio/design-system/theme-provider';
import classes from './form-page.module.css';

/** A page that is one form: a narrow column, its title, a line on what it is for. */
export function FormPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <MantineRoot scheme="dark">
      <div className={classes['page']}>
        <header className={classes['head']}>
          <Heading level={1}>{title}</Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </header>
        {children}
      </div>
    </MantineRoot>
  );
}

/** Where else one may go from a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <nav className={classes['links']}>{children}</nav>;
}
