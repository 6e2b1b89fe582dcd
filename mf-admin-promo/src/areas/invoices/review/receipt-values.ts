import { formatAccessKey, readAccessKey, type AccessKey } from '@fio/domain/access-key';
import { formatCnpj } from '@fio/domain/cnpj';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { useInvoicesWords } from '../words.ts';

/** What stands in the fields at first: what the sender told, for the reviewer to compare. */
export function valuesOf(invoice: InvoiceDetail) {
  const { version, key, cnpj, model, series, number, purchasedOn, value, products } = invoice;
  return {
    version,
    key: key === null ? '' : formatAccessKey(key),
    cnpj: cnpj === null ? '' : formatCnpj(cnpj),
    model: model ?? '65',
    series: series ?? '',
    number: number ?? '',
    purchasedOn: purchasedOn ?? '',
    products,
    // A field that is empty has no value; the contract says that it is required.
    value: value ?? (undefined as unknown as number),
  } as const;
}

/** What was typed of receipts and not sent, or sent and taken back, for as long as the desk is open; by their ids. */
export type Drafts = Map<string, Partial<ReturnType<typeof valuesOf>>>;

/** What a key tells once it is whole and right. */
export function keyIn(text: string): AccessKey | null {
  const reading = readAccessKey(text);
  return 'key' in reading ? reading.key : null;
}

/** The same in words, to be compared with the picture. */
export function keyText({ cnpj, series, number, month }: AccessKey): string {
  return useInvoicesWords.t('desk.fromKey', {
    cnpj: formatCnpj(cnpj),
    series,
    number: number.replace(/^0+/, ''),
    month: month.split('-').reverse().join('/'),
  });
}
