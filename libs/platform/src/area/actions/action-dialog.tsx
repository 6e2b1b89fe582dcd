import { Children, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Text } from '@fio/design-system/text';
import { firstField } from '../form/focus-first.ts';
import classes from './action-dialog.module.css';
import { Refusal } from './refusal.tsx';

interface Props {
  /** What it is called, on the button too. */
  readonly label: string;
  readonly text: string;
  readonly cancel: string;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onClose: () => void;
  /** What the server said against it as a whole. */
  readonly error?: string | undefined;
  /** Why, each an English sentence; shown beneath `error`. */
  readonly reasons?: readonly string[];
  readonly busy: boolean;
  /** What has to be typed isn't there yet. */
  readonly disabled?: boolean;
  /** Nothing takes it back. */
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/** As every confirmation is (specification, section 3): narrow, and closed by its buttons alone. */
const CONFIRMATION = { width: 400, persistent: true };

/** The dialog moves the focus itself as it opens, to what is marked. */
const markFirst = (form: HTMLElement | null): void =>
  (form && firstField(form))?.setAttribute('data-autofocus', '');

/** The dialog of an action: of one that asks for more than a yes, and of one whose yes takes a while. */
export function ActionDialog(props: Props) {
  const { label, text, cancel, onSubmit, onClose, error, busy, disabled = false, danger = false } = props;
  const isConfirmation = Children.toArray(props.children).length === 0;
  return (
    <Dialog opened onClose={onClose} title={label} closeLabel={cancel} {...(isConfirmation && CONFIRMATION)}>
      <form ref={markFirst} noValidate className={classes['form']} aria-label={label} onSubmit={onSubmit}>
        <Text tone="muted" size="small" className={classes['text']}>
          {text}
        </Text>
        {props.children}
        {error && <Refusal error={error} reasons={props.reasons} />}
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={disabled} loading={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
