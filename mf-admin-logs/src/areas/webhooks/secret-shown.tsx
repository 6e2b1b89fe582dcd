import { useId } from 'react';
import { Button } from '@fio/design-system/button';
import { IconCopy } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import classes from './webhooks.module.css';
import { useWebhooksWords } from './words.ts';

/** The secret, this once. */
export function SecretShown({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useWebhooksWords();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('secret.copied')),
      // Not allowed: it stands selected in the field.
      () => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select(),
    );
  return (
    <div className={classes['page']}>
      <Text>{t('secret.text')}</Text>
      <label htmlFor={id}>{t('secret.label')}</label>
      <input
        id={id}
        className={classes['secret']}
        readOnly
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes['buttons']}>
        <Button icon={<IconCopy size={20} />} onClick={() => void copy()}>
          {t('secret.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </div>
    </div>
  );
}
