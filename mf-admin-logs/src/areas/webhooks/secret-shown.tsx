import { Button } from '@fio/design-system/button';
import { CopyField } from '@fio/design-system/copy-field';
import { Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import classes from './webhooks.module.css';
import { useWebhooksWords } from './words.ts';

/** The secret, this once. */
export function SecretShown({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useWebhooksWords();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast.success(t('secret.copied'));
  };
  return (
    <div className={classes['page']}>
      <Text>{t('secret.text')}</Text>
      <CopyField label={t('secret.label')} value={secret} copy={t('secret.copy')} onCopy={copy}>
        <Button variant="secondary" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </CopyField>
    </div>
  );
}
