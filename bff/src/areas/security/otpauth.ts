import { TOTP as OtpauthTotp } from 'otpauth';
import { encodeQR } from 'qr';
import type { TwoFactorSetUp } from '@fio/contracts';
import { base32, TOTP } from '../../core/identity/totp.ts';

/** How the app names the entry. */
const ISSUER = 'Fio da Meada';
/** Modules of light around a QR code (ISO/IEC 18004). */
const QUIET = 4;

/** The dark modules of a QR code as one SVG path. */
function qrOf(text: string): TwoFactorSetUp['qr'] {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: path.join('') };
}

/** A secret in every form an app may be given it; the address is in Google's Key URI Format. */
export function setUpOf(secret: Uint8Array, account: string): TwoFactorSetUp {
  const text = base32(secret);
  const { digits, seconds: period } = TOTP;
  const address = new OtpauthTotp({
    issuer: ISSUER,
    label: account,
    secret: text,
    digits,
    period,
  }).toString();
  return { secret: text, address, qr: qrOf(address) };
}
