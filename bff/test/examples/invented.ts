import { createHash } from 'node:crypto';
import { readAccessKey } from '@fio/domain';

/** As many bytes as asked for, the same ones for the same seed. */
function bytesOf(seed: string, count: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, count);
}

/** A name that nobody has, of as many as an example needs. */
const choose = (choices: readonly string[]) => (_real: string, nth: number) =>
  choices[(nth - 1) % choices.length] ?? '';

export function uuid(_real: string, _nth: number, seed: string): string {
  const hex = bytesOf(seed, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** What makes a slug unlike any other of a test. */
export const suffix = (_real: string, nth: number): string => String(nth);

export const hex = (real: string, _nth: number, seed: string): string =>
  bytesOf(seed, real.length).toString('hex').slice(0, real.length);

export const base64 = (real: string, _nth: number, seed: string): string =>
  bytesOf(seed, Buffer.from(real, 'base64').length).toString('base64');

/** With the sign before an API token, which says what it is. */
export function base64url(real: string, _nth: number, seed: string): string {
  const sign = /^[a-z]+_/.exec(real)?.[0] ?? '';
  const rest = real.slice(sign.length);
  return sign + bytesOf(seed, rest.length).toString('base64url').slice(0, rest.length);
}

export const base32 = (real: string, _nth: number, seed: string): string =>
  Array.from(bytesOf(seed, real.length), (byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32]).join('');

/** Of a receipt that nobody issued: state, CNPJ and model stay, the month is that of the day that stands beside it. */
export function accessKey(real: string, nth: number, _seed: string, day: string): string {
  const [state, shop, model] = [real.slice(0, 2), real.slice(6, 22), real.slice(20, 22)];
  const tail =
    model === '59'
      ? `000123456${String(nth).padStart(6, '0')}482139`
      : `001${String(nth).padStart(9, '0')}148213907`;
  const start = `${state}${day.slice(2, 4)}${day.slice(5, 7)}${shop}${tail}`;
  const keys = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`);
  return keys.find((key) => 'key' in readAccessKey(key)) ?? real;
}

/** CPFs of manuals: everybody has seen them, nobody is them. */
export const cpf = choose(['52998224725', '11144477735', '39053344705']);
export const writtenCpf = choose(['529.982.247-25', '111.444.777-35', '390.533.447-05']);
export const maskedCpf = choose(['***.982.247-**', '***.444.777-**', '***.533.447-**']);
export const phone = choose(['11987650001', '11987650002', '11987650003']);
export const email = choose([
  'clara@exemplo.example',
  'otavio@fiodameada.example',
  'iracema@exemplo.example',
]);
/** Addresses for documentation (RFC 5737). */
export const address = choose(['192.0.2.10', '192.0.2.20', '192.0.2.30']);
export const origin = choose(['https://fiodameada.example']);
export const host = choose(['fiodameada.example']);
