import { useState } from 'react';
import { webhooks } from '@fio/contracts/admin/webhooks';
import { aboutRecord, ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import { SecretDialog } from '@fio/platform/secret';
import { secretWords } from './secret-words.ts';
import type { WebhookDetail } from './webhook-detail.ts';
import { useWebhooksWords } from './words.ts';

/** Gives a new secret, and shows it this once. */
export function RotateDialog({ record, onClose }: ActionDialogProps<WebhookDetail>) {
  const t = useWebhooksWords();
  const [secret, setSecret] = useState<string | null>(null);
  const { dialog } = useActionForm(webhooks.rotate, record, { version: record.version }, (done, answer) =>
    answer === undefined ? onClose(done) : setSecret(answer.secret),
  );
  if (secret === null)
    return (
      <ActionDialog
        label={t('action.rotate')}
        text={aboutRecord(record.name, () => t('action.rotate.text'))}
        cancel={t('cancel')}
        {...dialog}
      />
    );
  return (
    <SecretDialog
      {...secretWords()}
      action={t('action.rotate')}
      secret={secret}
      onDone={() => onClose(true)}
    />
  );
}
