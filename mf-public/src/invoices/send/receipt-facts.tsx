import type { InvoiceTerms } from '@fio/contracts/public/invoices';
import { IconAlertTriangle, IconCircleCheck } from '@fio/design-system/icons';
import type { AccessKey } from '@fio/domain/access-key';
import { judgePurchase, type InvoiceReason } from '@fio/domain/invoice';
import { formatCnpj } from '@fio/domain/cnpj';
import { useInvoicesWords } from '../words.ts';
import classes from './send.module.css';

/** Why the purchase of this key can't take part, as far as the key tells; null when it may. */
function reasonAgainst(key: AccessKey, terms: InvoiceTerms | undefined): InvoiceReason | null {
  if (!terms) return null;
  const { month, cnpj, model } = key;
  return judgePurchase({ day: null, value: null, month, cnpj, model }, terms);
}

/** What the key of a receipt tells, to compare with the paper; and whether such a receipt can take part. */
export function ReceiptFacts({ receipt, terms }: { receipt: AccessKey; terms: InvoiceTerms | undefined }) {
  const t = useInvoicesWords();
  const { model, number, series, cnpj, state, month } = receipt;
  const reason = reasonAgainst(receipt, terms);
  const [year, monthOfYear] = month.split('-');
  const Icon = reason ? IconAlertTriangle : IconCircleCheck;
  return (
    <div className={classes['facts']} data-tone={reason ? 'warning' : 'success'}>
      <Icon size={20} aria-hidden />
      <div>
        <strong>{t('found')}</strong>
        <span>
          {t('receipt', {
            model: t(`model.${model}`),
            number: String(Number(number)),
            series: Number(series),
          })}
        </span>
        <span>{t('receiptShop', { cnpj: formatCnpj(cnpj), state, month: `${monthOfYear}/${year}` })}</span>
        {reason && <span className={classes['against']}>{t('why', { reason: t(`reason.${reason}`) })}</span>}
      </div>
    </div>
  );
}
