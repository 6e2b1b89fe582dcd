import { ips } from '@fio/contracts/admin/ips';
import { TextAreaField } from '@fio/design-system/fields';
import { DateTimeField } from '@fio/design-system/fields-admin';
import { Text } from '@fio/design-system/text';
import { ActionDialog, useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { format } from '@fio/platform/i18n';
import type { IpDetail } from './ip-detail.ts';
import { useIpsWords } from './words.ts';

/** Asks why nobody may take part from an address, and until when. Says first how many that would be. */
export function BlockDialog({ record, onClose }: ActionDialogProps<IpDetail>) {
  const t = useIpsWords();
  const { version, people } = record;
  const values = { version, reason: '', until: null };
  const { form, errorOf, dialog } = useActionForm(ips.block, record, values, onClose);
  return (
    <ActionDialog
      label={t('action.block')}
      text={t('action.block.text')}
      cancel={t('cancel')}
      danger
      {...dialog}
    >
      {people > 0 && <Text>{t('action.block.people', { count: people, total: format.number(people) })}</Text>}
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        error={errorOf('reason')}
      />
      <Controller
        control={form.control}
        name="until"
        render={({ field }) => (
          <DateTimeField
            {...field}
            value={field.value ?? ''}
            onChange={(until) => field.onChange(until || null)}
            label={t('field.until')}
            hint={t('hint.until')}
            error={errorOf('until')}
          />
        )}
      />
    </ActionDialog>
  );
}
