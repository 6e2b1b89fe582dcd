import { type ReactNode, useId } from 'react';
import { Heading, Text } from '@fio/design-system/text';
import classes from '../calculation.module.css';
import { useWizard } from '../wizard.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What is to be done now: its name, why, and the means. */
export function Panel({ title, text, children }: Props) {
  const id = useId();
  const { said } = useWizard();
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <Heading level={2} size="s" id={id} tabIndex={-1}>
        {title}
      </Heading>
      <Text tone="muted" className={classes['medium']}>
        {said(text)}
      </Text>
      {children}
    </section>
  );
}
