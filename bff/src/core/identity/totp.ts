import * as otpauth from 'otpauth';

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, a new code every thirty seconds. */
export const TOTP = { digits: 6, seconds: 30 } as const;

/** Whether it can be a code at all. */
export const isTotp = (text: string): boolean => new RegExp(`^\\d{${TOTP.digits}}$`).test(text);

/** Of a copy: a Buffer may lie in the middle of one that is shared, all of which would be taken. */
const secretOf = (bytes: Uint8Array) => new otpauth.Secret({ buffer: Uint8Array.from(bytes).buffer });

/** RFC 4648 without padding: how apps are given a secret. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32;

/** The time step an instant lies in. */
export const stepOf = (now: Date): number =>
  otpauth.TOTP.counter({ period: TOTP.seconds, timestamp: now.getTime() });

/** The code of a time step (RFC 4226). */
export const codeOf = (secret: Uint8Array, step: number): string =>
  otpauth.HOTP.generate({ secret: secretOf(secret), digits: TOTP.digits, counter: step });

/**
 * The time step `code` belongs to, or null: the present one or a neighbour, for clocks differ and people type slowly
 * (RFC 6238, 5.2).
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  // The library throws where six letters are not six bytes.
  if (!isTotp(code)) return null;
  const counter = stepOf(now);
  const asked = { secret: secretOf(secret), token: code, digits: TOTP.digits, counter, window: 1 };
  const delta = otpauth.HOTP.validate(asked);
  return delta === null ? null : counter + delta;
}
