import { useId } from 'react';
import { Button } from '@fio/design-system/button';
import { CopyField } from '@fio/design-system/copy-field';
import { Heading, Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import classes from './create.module.css';
import { useTokensWords } from '../words.ts';

interface Props {
  /** What has happened. */
  readonly title: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** The secret, this once. */
export function SecretShown({ title, secret, onDone }: Props) {
  const t = useTokensWords();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast.success(t('secret.copied'));
  };
  return (
    <section className={classes['page']} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text>{t('secret.text')}</Text>
      <CopyField label={t('secret.label')} value={secret} copy={t('secret.copy')} onCopy={copy}>
        <Button variant="secondary" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </CopyField>
    </section>
  );
}
