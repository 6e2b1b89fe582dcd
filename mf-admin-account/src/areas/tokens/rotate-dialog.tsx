import { useState } from 'react';
import { OVERLAP_HOURS, type OverlapHours, tokens } from '@fio/contracts/admin/tokens';
import { SelectField } from '@fio/design-system/fields';
import { aboutRecord, ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { SecretDialog } from '@fio/platform/secret';
import { secretWords } from './secret-words.ts';
import type { Token } from './token.ts';
import { useTokensWords } from './words.ts';

const USUAL: OverlapHours = 24;

/** Asks how long the secret before goes on, and shows the new one, this once. */
export function RotateDialog({ record, onClose }: ActionDialogProps<Token>) {
  const t = useTokensWords();
  const [secret, setSecret] = useState<string | null>(null);
  const { form, errorOf, dialog } = useActionForm(
    tokens.rotate,
    record,
    { overlapHours: USUAL },
    (isDone, answer) => {
      if (answer) setSecret(answer.secret);
      else onClose(isDone);
    },
  );
  if (secret !== null)
    return (
      <SecretDialog
        {...secretWords('secret.rotated')}
        action={t('action.rotate')}
        secret={secret}
        onDone={() => onClose(true)}
      />
    );
  return (
    <ActionDialog
      label={t('action.rotate')}
      text={aboutRecord(record.name, () => t('action.rotate.text'))}
      cancel={t('cancel')}
      {...dialog}
    >
      <Controller
        control={form.control}
        name="overlapHours"
        render={({ field }) => (
          <SelectField
            name={field.name}
            label={t('field.overlapHours')}
            hint={t('hint.overlapHours')}
            data={OVERLAP_HOURS.map((hours) => ({ value: `${hours}`, label: t(`overlap.${hours}`) }))}
            value={`${field.value}`}
            onChange={(hours) => field.onChange(Number(hours))}
            onBlur={field.onBlur}
            error={errorOf('overlapHours')}
            required
          />
        )}
      />
    </ActionDialog>
  );
}
