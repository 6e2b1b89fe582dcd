import type { InvoiceTerms } from '@fio/contracts/public/invoices';
import { DateField } from '@fio/design-system/fields';
import { isDateText } from '@fio/domain/calendar';
import { Controller, useFormContext } from '@fio/platform/forms';
import { format } from '@fio/platform/i18n';
import { useInvoicesWords } from '../words.ts';
import { MoneyField } from './money-field.tsx';
import classes from './send.module.css';

interface Purchase {
  purchasedOn: string | null;
  value: number | null;
}

interface Props {
  readonly terms: InvoiceTerms | undefined;
  readonly errorOf: (name: 'purchasedOn' | 'value') => string | undefined;
}

/** What no access key tells: the day and the total. Stands below a FormProvider. */
export function PurchaseFields({ terms, errorOf }: Props) {
  const t = useInvoicesWords();
  const { control } = useFormContext<Purchase>();
  const valueHint = terms?.minimum
    ? t('valueMinimum', { minimum: format.money(terms.minimum) })
    : t('valuePlain');
  return (
    <div className={classes['pair']}>
      <Controller
        control={control}
        name="purchasedOn"
        render={({ field: { value, onChange, ...field } }) => (
          <DateField
            {...field}
            value={value !== null && isDateText(value) ? value : ''}
            // What is no day yet stays in the form as typed, so that it reads as invalid and not as missing.
            onChange={(day, typed) => onChange(day || typed || null)}
            label={t('date')}
            hint={t('datePlain')}
            {...(terms?.firstDay && { min: terms.firstDay })}
            {...(terms?.lastDay && { max: terms.lastDay })}
            error={errorOf('purchasedOn')}
            required
          />
        )}
      />
      <Controller
        control={control}
        name="value"
        render={({ field }) => (
          <MoneyField {...field} label={t('value')} hint={valueHint} error={errorOf('value')} required />
        )}
      />
    </div>
  );
}
