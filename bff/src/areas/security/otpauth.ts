import { TOTP as OtpauthTotp } from 'otpauth';
import type { TwoFactorSetUp } from '@fio/contracts';
import { base32, TOTP } from '../../core/identity/totp.ts';
import { qrPath } from '../../core/qr-path.ts';

/** How the app names the entry. */
const ISSUER = 'Fio da Meada';

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
  return { secret: text, address, qr: qrPath(address) };
}
