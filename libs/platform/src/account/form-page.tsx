import type { ReactNode, SubmitEvent } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import classes from './form-page.module.css';

export interface FormPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is one form: a narrow column, its title, a line on what it is for. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <Heading level={1}>{title}</Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </header>
      {children}
    </div>
  );
}

/** The fields of a form beneath each other, its refusal above them. Submits by `onSubmit` alone. */
export function FormBody({
  name,
  onSubmit,
  children,
}: {
  name: string;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
}) {
  return (
    // By POST: before a script takes it over, nothing that is typed may land in an address.
    <form className={classes['form']} method="post" noValidate aria-label={name} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** Where else one may go from a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <div className={classes['links']}>{children}</div>;
}
