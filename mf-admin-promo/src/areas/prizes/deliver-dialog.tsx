import { todayInSaoPaulo } from '@fio/domain/calendar';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { DateField, TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { Controller } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { PrizeDetail } from './prize-detail.ts';
import { usePrizesWords } from './words.ts';

/** When it was delivered, and what proves it. */
export function DeliverDialog({ record, onClose }: ActionDialogProps<PrizeDetail>) {
  const t = usePrizesWords();
  const { form, errorOf, dialog } = useActionForm(
    adminPrizes.deliver,
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
        label={t('field.receipt')}
        hint={t('hint.receipt')}
        required
        error={errorOf('note')}
      />
    </ActionForm>
  );
}
