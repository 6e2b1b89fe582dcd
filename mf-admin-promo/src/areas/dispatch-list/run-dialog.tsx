import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { DateTimeField } from '@fio/design-system/fields-admin';
import { ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { AudienceCount } from './audience-count.tsx';
import type { DispatchDetail } from './dispatch-values.ts';
import { useReadersNow } from './use-readers.ts';
import { useDispatchListWords } from './words.ts';

/** Counts once more whom it goes to, and asks when it begins; nobody starts it without having seen that. */
export function RunDialog({ record, onClose }: ActionDialogProps<DispatchDetail>) {
  const t = useDispatchListWords();
  const count = useReadersNow(record);
  const { form, errorOf, dialog } = useActionForm(
    dispatchList.run,
    record,
    { version: record.version, startsAt: null },
    onClose,
  );
  return (
    <ActionDialog
      label={t('action.run')}
      text={t('action.run.text')}
      cancel={t('cancel')}
      disabled={!count.data && !count.error}
      {...dialog}
    >
      <AudienceCount count={count} />
      <Controller
        control={form.control}
        name="startsAt"
        render={({ field }) => (
          <DateTimeField
            {...field}
            value={field.value ?? ''}
            onChange={(instant) => field.onChange(instant || null)}
            label={t('field.startsAt')}
            hint={t('hint.startsAt')}
            error={errorOf('startsAt')}
          />
        )}
      />
    </ActionDialog>
  );
}
