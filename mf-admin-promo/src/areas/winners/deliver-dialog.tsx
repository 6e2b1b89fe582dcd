import { todayInSaoPaulo } from '@fio/domain/calendar';
import { winners } from '@fio/contracts/admin/winners';
import { DateField, TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { Controller } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** When a prize was delivered, and to whom. */
export function DeliverDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { form, errorOf, dialog } = useActionForm(
    winners.deliver,
    record,
    {
      version: record.version,
      deliveredOn: todayInSaoPaulo(serverNow()),
      note: '',
    },
    onClose,
  );
  return (
    <ActionForm action="deliver" {...dialog}>
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
