import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, a new code every thirty seconds. */
export const TOTP = { digits: 6, seconds: 30 } as const;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding: how apps are given a secret. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The time step an instant lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP.seconds);

/** The code of a time step (RFC 4226). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP.digits;
  return String(number).padStart(TOTP.digits, '0');
}

/**
 * The time step `code` belongs to, or null: the present one or a neighbour, for clocks differ and people type slowly
 * (RFC 6238, 5.2).
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const present = stepOf(now);
  const found = [present, present - 1, present + 1].filter((step) => {
    const right = Buffer.from(codeOf(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return found[0] ?? null;
}
