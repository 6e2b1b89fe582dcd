import { useId } from 'react';
import { Button } from '@fio/design-system/button';
import { CopyField } from '@fio/design-system/copy-field';
import { Dialog } from '@fio/design-system/dialog';
import { Heading, Text } from '@fio/design-system/text';
import { toast } from '../feedback/index.ts';
import classes from './secret.module.css';
import { useSecretWords } from './words.ts';

/** What an area says of its secrets. */
export interface SecretWords {
  /** What has happened. */
  readonly title: string;
  /** That it is never shown again, and what it is for. */
  readonly text: string;
  readonly label: string;
}

interface Props extends SecretWords {
  readonly secret: string;
  /** It was kept, they say. */
  readonly onDone: () => void;
}

/** A secret, this once. */
export function SecretShown({ title, text, label, secret, onDone }: Props) {
  const t = useSecretWords();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast.success(t('copied'));
  };
  return (
    <section className={classes['page']} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text>{text}</Text>
      <CopyField label={label} value={secret} copy={t('copy')} onCopy={copy}>
        <Button variant="secondary" onClick={onDone}>
          {t('done')}
        </Button>
      </CopyField>
    </section>
  );
}

interface DialogProps extends Props {
  /** What was done. */
  readonly action: string;
}

/** The same where an action gave it: in a dialog that only saying so closes. */
export function SecretDialog({ action, ...shown }: DialogProps) {
  const t = useSecretWords();
  return (
    <Dialog opened persistent closeable={false} onClose={shown.onDone} title={action} closeLabel={t('done')}>
      <SecretShown {...shown} />
    </Dialog>
  );
}
