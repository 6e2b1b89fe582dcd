import { randomInt } from 'node:crypto';
import { readAccessKey } from '@fio/domain';

/** Shops with right check digits, one with letters. */
export const SHOP = '12345678000195';
export const OTHER_SHOP = '12ABC34501DE35';

interface Parts {
  readonly cnpj?: string;
  /** `YYMM`. */
  readonly month?: string;
  readonly model?: '55' | '65';
  readonly number?: number;
}

/** The access key of a receipt of São Paulo, unlike any other of the run unless its number is given. */
export function accessKey({ cnpj = SHOP, month = '2610', model = '65', number }: Parts = {}): string {
  const ninth = String(number ?? randomInt(1, 999_999_999)).padStart(9, '0');
  const head = `35${month}${cnpj}${model}001${ninth}1${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const candidates = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`);
  return candidates.find((key) => 'key' in readAccessKey(key)) ?? head;
}

/** What the QR code of an NFC-e issued online says. */
export const qrOf = (key: string): string => `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${key}|3|1`;
