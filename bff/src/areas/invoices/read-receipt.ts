import type { adminInvoices, BodyOf } from '@fio/contracts';
import { readAccessKey } from '@fio/domain';
import type { Prisma } from '../../generated/prisma/client.ts';
import { invalidField } from '../../core/errors.ts';
import type { Receipt } from './receipt.ts';

type Read = Omit<BodyOf<typeof adminInvoices.approve>, 'version'>;

/** The receipt as a reviewer read it: by its key, which tells four things about it, or by those four. */
export function receiptOfReview({ key, cnpj, model, series, number, ...purchase }: Read): Receipt {
  const { purchasedOn: day, value } = purchase;
  if (key === '') {
    const length = model === '59' ? { series: 9, number: 6 } : { series: 3, number: 9 };
    return {
      key: null,
      model,
      cnpj,
      month: null,
      day,
      value,
      field: 'cnpj',
      series: series.padStart(length.series, '0'),
      number: number.padStart(length.number, '0'),
    };
  }
  const reading = readAccessKey(key);
  if ('problem' in reading) throw invalidField('key', 'access_key');
  return { ...reading.key, day, value, field: 'key' };
}

/** The columns that a receipt fills. */
export const columnsOf = ({ key, model, cnpj, series, number, day, value }: Receipt) =>
  ({
    accessKey: key,
    model,
    cnpj,
    series,
    number,
    purchasedOn: new Date(`${day}T00:00:00Z`),
    valueCents: value,
  }) satisfies Prisma.InvoiceUpdateInput;
