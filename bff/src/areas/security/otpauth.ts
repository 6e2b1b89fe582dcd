import { encodeQR } from 'qr';
import type { TwoFactorSetUp } from '@fio/contracts';
import { base32, TOTP } from '../../core/identity/totp.ts';

/** How the app names the entry. */
const ISSUER = 'Fio da Meada';
/** Modules of light around a QR code (ISO/IEC 18004). */
const QUIET = 4;

/** The address authenticator apps take a secret from (Google's Key URI Format). */
function addressOf(secret: string, account: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(account)}`;
  const rest = `issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=${TOTP.digits}&period=${TOTP.seconds}`;
  return `otpauth://totp/${label}?secret=${secret}&${rest}`;
}

/** The dark modules of a QR code as one SVG path. */
function qrOf(text: string): TwoFactorSetUp['qr'] {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: path.join('') };
}

/** A secret in every form an app may be given it. */
export function setUpOf(secret: Uint8Array, account: string): TwoFactorSetUp {
  const text = base32(secret);
  const address = addressOf(text, account);
  return { secret: text, address, qr: qrOf(address) };
}
