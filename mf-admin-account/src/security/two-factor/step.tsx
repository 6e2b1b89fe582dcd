import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody } from '@fio/platform/account';
import classes from '../security.module.css';
import { useSecurityWords } from '../words.ts';

interface Props {
  readonly lead: string;
  /** Between the lead and the field. */
  readonly shown?: ReactNode;
  /** What its button says. */
  readonly confirm: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent) => unknown;
  readonly onCancel: () => void;
  /** The field. */
  readonly children: ReactNode;
}

/** One step of the second factor: what to type, and whether to go on. */
export function Step({ lead, shown, confirm, error, busy, onSubmit, onCancel, children }: Props) {
  const t = useSecurityWords();
  return (
    <FormBody name={t('two.title')} onSubmit={(event) => void onSubmit(event)}>
      <Text>{lead}</Text>
      {shown}
      <FormAlert message={error} />
      {children}
      <div className={classes['buttons']}>
        <Button type="submit" loading={busy}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </FormBody>
  );
}
