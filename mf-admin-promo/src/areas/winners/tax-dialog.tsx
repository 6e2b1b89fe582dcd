import { todayInSaoPaulo } from '@fio/domain/calendar';
import { winners } from '@fio/contracts/admin/winners';
import { DateField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { Controller, useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** The day the income tax on a prize was paid. */
export function TaxDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { mutateAsync } = useApiMutation(winners.tax);
  const { form, submit, errorOf } = useContractForm(winners.tax.body, {
    version: record.version,
    paidOn: todayInSaoPaulo(new Date(serverNow())),
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="tax"
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
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
