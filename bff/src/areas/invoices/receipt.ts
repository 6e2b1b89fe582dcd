import type { BodyOf, invoices } from '@fio/contracts';
import {
  accessKeyOfQr,
  isCnpj,
  normalizeCnpj,
  purchaseOfQr,
  readAccessKey,
  type AccessKey,
  type InvoiceModel,
} from '@fio/domain';
import { invalidField } from '../../core/errors.ts';

/** A purchase as its sender tells it. What no key tells is null. */
export interface Receipt {
  readonly key: string | null;
  readonly model: InvoiceModel | null;
  readonly cnpj: string | null;
  readonly series: string | null;
  readonly number: string | null;
  /** `YYYY-MM`. */
  readonly month: string | null;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Cents of a real. */
  readonly value: number;
  /** The form's field that names the receipt: what is wrong with it is said there. */
  readonly field: 'code' | 'key' | 'cnpj' | 'file';
}

/** The key in the text; INVALID_INVOICE when there is none, or none we take. */
function readKey(text: string, field: 'code' | 'key'): AccessKey {
  const reading = readAccessKey(text);
  if ('key' in reading) return reading.key;
  const problem = reading.problem === 'model' ? 'invoice_model' : 'access_key';
  throw invalidField(field, problem, 'INVALID_INVOICE');
}

/** The address in a QR code is read, never opened. What the code tells of the purchase counts, not what was typed. */
export function receiptOfCode({ origin, code, ...typed }: BodyOf<typeof invoices.send>): Receipt {
  const inQr = origin === 'qr' ? accessKeyOfQr(code) : code;
  if (inQr === null) throw invalidField('code', 'qr_code', 'INVALID_INVOICE');
  const { day, value } = purchaseOfQr(code);
  return {
    ...readKey(inQr, 'code'),
    day: day ?? typed.purchasedOn,
    value: value ?? typed.value,
    field: 'code',
  };
}

/** Without a key, CNPJ and number are as good as their sender's eyes: staff read them off the picture again. */
export function receiptOfPhoto(body: BodyOf<typeof invoices.sendPhoto>): Receipt {
  const { purchasedOn: day, value } = body;
  if (body.key !== null) return { ...readKey(body.key, 'key'), day, value, field: 'key' };
  if (body.cnpj && !isCnpj(body.cnpj)) throw invalidField('cnpj', 'cnpj', 'INVALID_INVOICE');
  const cnpj = body.cnpj && normalizeCnpj(body.cnpj);
  if (body.number && !/^\d+$/.test(body.number)) throw invalidField('number', 'number', 'INVALID_INVOICE');
  const number = body.number && body.number.padStart(9, '0');
  return { key: null, model: null, cnpj, series: null, number, month: null, day, value, field: 'cnpj' };
}
