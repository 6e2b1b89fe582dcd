import type { MyInvoice } from '@fio/contracts/public/invoices';
import { readAccessKey } from '@fio/domain/access-key';
import type { useInvoicesWords } from './words.ts';

/** What the paper calls itself: kind and number by the key, else the number that was typed, else only that it is a photo. */
export function invoiceName({ key, number }: MyInvoice, t: typeof useInvoicesWords.t): string {
  const reading = key === null ? null : readAccessKey(key);
  if (reading && 'key' in reading) {
    const { model, number: printed, series } = reading.key;
    return t('receipt', { model: t(`model.${model}`), number: Number(printed), series: Number(series) });
  }
  return number === null ? t('photoOf') : t('noKey', { number });
}
