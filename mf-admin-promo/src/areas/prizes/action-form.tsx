import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import classes from './prizes.module.css';
import { usePrizesWords } from './words.ts';

interface Props {
  readonly action: 'deliver' | 'pending' | 'give';
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onClose: () => void;
  /** What the server said against it as a whole. */
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The dialog of an action that asks for more than a yes. */
export function ActionForm({ action, onSubmit, onClose, error, busy, children }: Props) {
  const t = usePrizesWords();
  const label = t(`action.${action}`);
  return (
    <Dialog opened onClose={onClose} title={label} closeLabel={t('cancel')}>
      <form noValidate className={classes['form']} aria-label={label} onSubmit={onSubmit}>
        <Text tone="muted" size="small">
          {t(`action.${action}.text`)}
        </Text>
        {children}
        {error && (
          <Text tone="error" role="alert">
            {error}
          </Text>
        )}
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
