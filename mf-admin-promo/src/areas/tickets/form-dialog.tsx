import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import classes from './tickets.module.css';
import { useTicketsWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onClose: () => void;
  /** What the server said against it as a whole. */
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** A dialog that asks for something before it acts. */
export function FormDialog({ label, text, onSubmit, onClose, error, busy, danger = false, children }: Props) {
  const t = useTicketsWords();
  return (
    <Dialog opened onClose={onClose} title={label} closeLabel={t('cancel')}>
      <form noValidate className={classes['stack']} aria-label={label} onSubmit={onSubmit}>
        <Text tone="muted" size="small">
          {text}
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
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
