import { isDateText } from './calendar.ts';

interface Printed {
  /** 44 characters, upper case. */
  readonly key: string;
  /** What the proof covers, as printed. */
  readonly covered: string;
  /** What an offline code says of the purchase; null of one issued online, which says nothing. */
  readonly purchase: { readonly day: string; readonly value: number } | null;
}

/** Of an NFC-e by version 2: a hash, in hexadecimal, of what it covers followed by the shop's CSC (SHA-1). */
export interface HashedCode extends Printed {
  readonly version: 2;
  /** Which of the company's CSCs; the printed one may have leading zeros. */
  readonly csc: number;
  /** 40 characters, lower case. */
  readonly hash: string;
}

/** Of version 3, issued offline: signed with the certificate that signs the document (RSA, SHA-1). */
export interface SignedCode extends Printed {
  readonly version: 3;
  /** The buyer's CPF, if there is one: 11 digits. */
  readonly cpf: string | null;
  /** Base64. */
  readonly signature: string;
}

/** The part behind `p=`, with its bars; some readers hand them over escaped. */
const partsOf = (text: string): string[] => {
  const [, parameters = ''] = /[?&]p=([^&#\s]*)/.exec(text.trim().replaceAll(/%7c/gi, '|')) ?? [];
  return parameters.split('|');
};
const KEY = /^\d{6}[\dA-Z]{12}\d{26}$/;
/** Less than ten million reais: cents are counted in four bytes, and no receipt says more. */
const VALUE = /^\d{1,7}(?:\.\d{1,2})?$/;
const HASH = /^[\da-f]{40}$/i;
const CSC = /^0*[1-9]\d{0,5}$/;
const SIGNATURE = /^[A-Za-z\d+/]{80,}={0,2}$/;
const PRODUCTION = '1';

/** The day has the key's month. */
function purchaseOf(key: string, day: string, value: string): Printed['purchase'] {
  const date = `20${key.slice(2, 4)}-${key.slice(4, 6)}-${day.padStart(2, '0')}`;
  return isDateText(date) && VALUE.test(value) ? { day: date, value: Math.round(Number(value) * 100) } : null;
}

const coveredBy = (parts: readonly string[]) => parts.slice(0, -1).join('|');

function hashed(key: string, parts: readonly string[]): HashedCode | null {
  const [csc = '', hash = ''] = parts.slice(-2);
  const isOffline = parts.length === 8;
  const purchase = isOffline ? purchaseOf(key, parts[3] ?? '', parts[4] ?? '') : null;
  const isWhole = (isOffline ? purchase !== null : parts.length === 5) && CSC.test(csc) && HASH.test(hash);
  return isWhole
    ? { version: 2, key, covered: coveredBy(parts), purchase, csc: Number(csc), hash: hash.toLowerCase() }
    : null;
}

function signed(key: string, parts: readonly string[]): SignedCode | null {
  const [, , , day = '', value = '', kind, buyer = '', signature = ''] = parts;
  const purchase = purchaseOf(key, day, value);
  if (parts.length !== 8 || purchase === null || !SIGNATURE.test(signature)) return null;
  const cpf = kind === '2' && buyer !== '' ? buyer : null;
  return { version: 3, key, covered: coveredBy(parts), purchase, cpf, signature };
}

/**
 * What the QR code of an NFC-e can prove itself with, by the manual of its QR code (version 2, and version 3 of NT 2025.001);
 * null where it proves nothing: of version 3 issued online, version 1, the test environment, and whatever is no such code.
 */
export function readReceiptCode(text: string): HashedCode | SignedCode | null {
  const parts = partsOf(text);
  const [printed = '', version, environment] = parts;
  const key = printed.toUpperCase();
  if (!KEY.test(key) || environment !== PRODUCTION) return null;
  if (version === '2') return hashed(key, parts);
  return version === '3' ? signed(key, parts) : null;
}
