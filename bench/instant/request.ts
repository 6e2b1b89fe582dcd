import { DEMONSTRATION_SHOP, demonstrationCode } from '@fio/bff/src/areas/invoices/index.ts';
import { readAccessKey, todayInSaoPaulo } from '@fio/domain';
import { tokenOf } from '../votes/people.ts';

const today = todayInSaoPaulo(new Date());
const VALUE = 5_000;

/** The access key of the `n`th receipt, of this month. */
export function accessKey(n: number): string {
  const head = `35${today.slice(2, 4)}${today.slice(5, 7)}${DEMONSTRATION_SHOP.cnpj}65001${String(n + 1).padStart(9, '0')}124681357`;
  const keys = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`);
  return keys.find((key) => 'key' in readAccessKey(key)) ?? head;
}

/** The very bytes a browser would send to take part with a receipt, as person number `n`. */
export function participation(n: number): Buffer {
  const code = demonstrationCode(accessKey(n), { day: today, value: VALUE });
  const body = JSON.stringify({ origin: 'qr', code, purchasedOn: today, value: VALUE });
  const key = `0194a000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
  const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  return Buffer.from(
    `POST /api/invoices HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n` +
      `Authorization: Bearer ${tokenOf(n)}\r\nIdempotency-Key: ${key}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
