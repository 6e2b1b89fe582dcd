import { todayInSaoPaulo } from '@fio/domain/calendar';
import { winners } from '@fio/contracts/admin/winners';
import { DateField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { Controller } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** The day the income tax on a prize was paid. */
export function TaxDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { form, errorOf, dialog } = useActionForm(
    winners.tax,
    record,
    {
      version: record.version,
      paidOn: todayInSaoPaulo(serverNow()),
    },
    onClose,
  );
  return (
    <ActionForm action="tax" {...dialog}>
      <Controller
        control={form.control}
        name="paidOn"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <DateField
            {...{ name, value, onBlur }}
            label={t('field.paidOn')}
            required
            error={errorOf('paidOn')}
            onChange={(iso, raw) => onChange(iso || raw)}
          />
        )}
      />
    </ActionForm>
  );
}
