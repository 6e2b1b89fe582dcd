import type { FormEvent, ReactNode } from 'react';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import classes from './secret.module.css';

export interface SecretFormProps {
  /** What is about to be made. */
  readonly lead: string;
  /** What is wrong with the whole of it. */
  readonly error: ReactNode;
  /** The button's name. */
  readonly submit: string;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly children: ReactNode;
}

/** The form of a `SecretPage`, around its fields. */
export function SecretForm({ lead, error, submit, isSending, onSubmit, children }: SecretFormProps) {
  return (
    <form noValidate className={classes['page']} onSubmit={(event) => void onSubmit(event)}>
      <Text tone="muted">{lead}</Text>
      {children}
      {error && (
        <Text tone="error" role="alert">
          {error}
        </Text>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" loading={isSending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
