import { todayInSaoPaulo } from '@fio/domain/calendar';
import { winners } from '@fio/contracts/admin/winners';
import { DateField, TextAreaField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { Controller, useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** When a prize was delivered, and to whom. */
export function DeliverDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { mutateAsync } = useApiMutation(winners.deliver);
  const { form, submit, errorOf } = useContractForm(winners.deliver.body, {
    version: record.version,
    deliveredOn: todayInSaoPaulo(new Date(serverNow())),
    note: '',
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="deliver"
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <Controller
        control={form.control}
        name="deliveredOn"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <DateField
            {...{ name, value, onBlur }}
            label={t('field.deliveredOn')}
            required
            error={errorOf('deliveredOn')}
            onChange={(iso, raw) => onChange(iso || raw)}
          />
        )}
      />
      <TextAreaField
        {...form.register('note')}
        label={t('field.note')}
        hint={t('hint.delivery')}
        error={errorOf('note')}
      />
    </ActionForm>
  );
}
