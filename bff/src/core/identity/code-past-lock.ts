import type { RequestContext } from '../request/RequestContext.ts';
import { addressKey } from '../limits.ts';
import { chargeAttempt, chargeCode } from './lockout.ts';
import { isAppCode, isRecoveryCode } from './two-factor.ts';

/**
 * Whether a code gets its bringer past the lock of their account; nothing is taken yet, for the password is still to be
 * proved. Wrong ones are counted by account and address: five, and 25 in all (3 in a million each are right by chance).
 * Beyond that only a code to recover with passes, of which there are too many to guess: nobody's attempts keep the owner
 * out.
 */
export async function passesByCode(
  context: RequestContext,
  adminUserId: string,
  code: string,
): Promise<boolean> {
  const { db, clock, ip, vaults } = context;
  const now = clock.now();
  const address = addressKey(ip);
  const own = await chargeAttempt(
    db,
    { strategy: 'admin', identifier: `code ${adminUserId} ${address}`, address },
    now,
  );
  if (own === 'spent' || own === 'flooding') return false;
  const proof = { adminUserId, code, now };
  const isRare = await chargeCode(db, adminUserId, now);
  return (
    (isRare && (await isAppCode(db, vaults.twoFactor, proof))) || isRecoveryCode(db, vaults.twoFactor, proof)
  );
}
