import type { MyInvoice } from '@fio/contracts/public/invoices';
import { INVOICE_STATE_TONES } from '@fio/contracts/terms/invoices.tones';
import { StateChip } from '@fio/design-system/chip';
import { invoiceName } from '../invoice-name.ts';
import { useInvoicesWords } from '../words.ts';
import classes from './send.module.css';

/** What has been sent since the dialog was opened, so that nobody loses count of a stack of paper. */
export function SentBefore({ invoices }: { invoices: readonly MyInvoice[] }) {
  const t = useInvoicesWords();
  if (invoices.length === 0) return null;
  return (
    <section className={classes['before']}>
      <h3>{t('sentNow')}</h3>
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            {invoiceName(invoice, t)}
            <StateChip tone={INVOICE_STATE_TONES[invoice.state]}>{t(`state.${invoice.state}`)}</StateChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
