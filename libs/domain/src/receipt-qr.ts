import { accessKeyOfQr, readAccessKey } from './access-key.ts';
import { isDateText } from './calendar.ts';

/** What a receipt's QR code tells beyond its key; null where it says nothing, as receipts issued online do. */
export interface QrPurchase {
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  /** Cents of a real. */
  readonly value: number | null;
}

const NOTHING: QrPurchase = { day: null, value: null };
/** Less than ten million reais: cents are counted in four bytes, and no receipt says more. */
const VALUE = /^\d{1,7}(?:\.\d{1,2})?$/;
const HEXADECIMAL_TIME = /[?&]dhEmi=((?:[0-9a-f]{2}){10})/i;
const VERSION_1_VALUE = /[?&]vNF=([\d.]+)/;

/** `12.3` is 1230 cents. */
const centsOf = (text: string) => (VALUE.test(text) ? Math.round(Number(text) * 100) : null);
const dayOrNull = (text: string) => (isDateText(text) ? text : null);

/** Version 1: the time of issue as hexadecimal text, and the value. */
function version1(text: string): QrPurchase {
  const [, hexadecimal = ''] = HEXADECIMAL_TIME.exec(text) ?? [];
  const time = hexadecimal.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return { day: dayOrNull(time), value: centsOf(VERSION_1_VALUE.exec(text)?.[1] ?? '') };
}

/**
 * What the text of a receipt's QR code says of the purchase: NFC-e of version 1, and of versions 2 and 3 when issued
 * offline (NT 2025.001), and the CF-e SAT. The same purchase as its key's, or nothing.
 */
export function purchaseOfQr(text: string): QrPurchase {
  const key = accessKeyOfQr(text);
  const reading = readAccessKey(key ?? '');
  if (!('key' in reading)) return NOTHING;
  const { month, model } = reading.key;
  const [, second = '', value = '', dayOfMonth = '', offlineValue = '', ...rest] = text.trim().split('|');
  // The SAT's text: key, time as 14 digits, value, and more.
  const day = `${second.slice(0, 4)}-${second.slice(4, 6)}-${second.slice(6, 8)}`;
  if (model === '59') return { day: dayOrNull(day), value: centsOf(value) };
  if (second === '') return version1(text);
  // Online only the version, the environment and at most two more parts follow the key.
  if (rest.length < 3) return NOTHING;
  return { day: dayOrNull(`${month}-${dayOfMonth.padStart(2, '0')}`), value: centsOf(offlineValue) };
}
