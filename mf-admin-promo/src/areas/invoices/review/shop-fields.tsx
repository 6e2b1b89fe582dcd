import type { adminInvoices } from '@fio/contracts/admin/invoices';
import type { CallInput } from '@fio/contracts/core/endpoint';
import { INVOICE_MODELS } from '@fio/domain/access-key';
import { MASKS } from '@fio/domain/field-masks';
import { MaskedField, SelectField, TextField } from '@fio/design-system/fields';
import { type ContractForm, Controller } from '@fio/platform/forms';
import classes from './review.module.css';
import { useInvoicesWords } from '../words.ts';

type Form = ContractForm<CallInput<typeof adminInvoices.approve>['body'], unknown>;

/** What a receipt without a key is known by. */
export function ShopFields({ form, errorOf }: Pick<Form, 'form' | 'errorOf'>) {
  const t = useInvoicesWords();
  const models = INVOICE_MODELS.map((value) => ({ value, label: t(`model.${value}`) }));
  const digits = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  return (
    <>
      <div className={classes['pair']}>
        <MaskedField
          {...form.register('cnpj')}
          label={t('field.cnpj')}
          mask={MASKS.cnpj}
          autoComplete="off"
          required
          error={errorOf('cnpj')}
        />
        <Controller
          control={form.control}
          name="model"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('field.model')}
              required
              data={models}
              error={errorOf('model')}
            />
          )}
        />
      </div>
      <div className={classes['pair']}>
        <TextField
          {...form.register('series')}
          {...digits}
          label={t('field.series')}
          error={errorOf('series')}
        />
        <TextField
          {...form.register('number')}
          {...digits}
          label={t('field.receiptNumber')}
          error={errorOf('number')}
        />
      </div>
    </>
  );
}
