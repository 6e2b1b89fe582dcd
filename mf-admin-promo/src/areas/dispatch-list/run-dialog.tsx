import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { DateTimeField } from '@fio/design-system/fields-admin';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { ActionDialog } from '../../dialogs/action-dialog.tsx';
import { AudienceCount } from './audience-count.tsx';
import type { DispatchDetail } from './dispatch-values.ts';
import { useDispatchListWords } from './words.ts';

/** Shows once more whom it goes to, and asks when it begins. */
export function RunDialog({ record, onClose }: ActionDialogProps<DispatchDetail>) {
  const t = useDispatchListWords();
  const { form, errorOf, dialog } = useActionForm(
    dispatchList.run,
    record,
    { version: record.version, startsAt: null },
    onClose,
  );
  return (
    <ActionDialog label={t('action.run')} text={t('action.run.text')} cancel={t('cancel')} {...dialog}>
      <AudienceCount kind={record.kind} audience={record.audience} />
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
