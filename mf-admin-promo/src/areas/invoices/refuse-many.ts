import { adminInvoices } from '@fio/contracts/admin/invoices';
import { INVOICE_REASONS } from '@fio/domain/invoice';
import { askFor, linesInput, selectInput } from '@fio/platform/area';
import { useInvoicesWords } from './words.ts';

const { t } = useInvoicesWords;
const useReasons = () => INVOICE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));

/** Why many are refused, once for all of them; one alone is refused with a key for each reason. */
export const refuseManyForm = askFor(adminInvoices.refuse, {
  values: () => ({ reason: '' as 'illegible', note: '' }),
  fields: [
    { field: 'reason', input: selectInput(useReasons), label: () => t('field.reason') },
    { field: 'note', input: linesInput(2), label: () => t('field.note'), hint: () => t('desk.noteHint') },
  ],
});
