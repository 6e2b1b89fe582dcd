import type { adminInvoices } from '@fio/contracts/admin/invoices';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { useInvoicesWords } from './words.ts';

/** An invoice as its page and the desk show it. */
export type InvoiceDetail = ResponseOf<typeof adminInvoices.get>;

/** A receipt is called by its number, without the zeros before it. */
export function nameOf({ number }: { readonly number: string | null }): string {
  const { t } = useInvoicesWords;
  return number === null ? t('unnamed') : t('named', { number: number.replace(/^0+/, '') });
}
