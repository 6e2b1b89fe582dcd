import type { TwoFactorSetUp } from '@fio/contracts';
import { forgiveAttempt } from '../../core/identity/lockout.ts';
import { mailAboutTwoFactor } from '../../core/identity/mail-about-two-factor.ts';
import { countAttempt } from '../../core/identity/prove-password.ts';
import { noteProof, revokeSessionsOf } from '../../core/identity/session-writes.ts';
import {
  asksForCode,
  dropTwoFactor,
  renewRecoveryCodes,
  takeAppCode,
} from '../../core/identity/two-factor.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { auditOwn } from '../../core/identity/audit-own.ts';
import { setUpOf } from './otpauth.ts';
import { byCode, lockSelf, ownAttempt, proveSelf } from './prove-self.ts';

/** A new secret that waits for its first code, in the place of one that waits already. */
export async function prepareTwoFactor(context: StaffContext, password: string): Promise<TwoFactorSetUp> {
  await proveSelf(context, password);
  const { secret, stored } = context.vaults.twoFactor.newSecret(context.session.admin.id);
  await context.transaction(async (tx) => {
    const { id } = await lockSelf(tx, context);
    if (await asksForCode(tx, id)) throw new AppError('CONFLICT');
    const fresh = { secret: stored, createdAt: context.clock.now(), lastStep: null };
    await tx.twoFactor.upsert({
      where: { adminUserId: id },
      create: { adminUserId: id, ...fresh },
      update: fresh,
    });
  });
  return setUpOf(secret, context.session.admin.email);
}

/** Switches it on with the app's first code. Whoever signed in by the password alone is signed out. */
export async function confirmTwoFactor(context: StaffContext, code: string): Promise<string[]> {
  const { db, clock, vaults } = context;
  const { tokenHash, subjectId } = context.session;
  const now = clock.now();
  const attempt = ownAttempt(context);
  await countAttempt(db, attempt, now);
  const codes = await context.transaction(async (tx) => {
    const self = await lockSelf(tx, context);
    if (await asksForCode(tx, self.id)) throw new AppError('CONFLICT');
    if (!(await takeAppCode(tx, vaults.twoFactor, { adminUserId: self.id, code, now })))
      throw invalidField('code', 'code_wrong');
    await tx.twoFactor.update({ where: { adminUserId: self.id }, data: { confirmedAt: now } });
    const made = await renewRecoveryCodes(tx, vaults.twoFactor, self.id);
    await revokeSessionsOf(tx, { strategy: 'admin', subjectId, except: tokenHash }, now);
    await noteProof(tx, tokenHash, now);
    await mailAboutTwoFactor(context, tx, self, 'two_factor_on');
    await auditOwn(context, tx, self, 'two_factor_on');
    return made;
  });
  await forgiveAttempt(db, attempt);
  context.identity.sessions.forget({ subjectId });
  return codes;
}

/** Recovery codes in the place of all those before, against a code: they switch the second factor off. */
export async function renewOwnCodes(context: StaffContext, code: string): Promise<string[]> {
  return byCode(context, code, async (tx, self) => {
    const codes = await renewRecoveryCodes(tx, context.vaults.twoFactor, self.id);
    await auditOwn(context, tx, self, 'recovery_codes');
    return codes;
  });
}

/** Lets the password alone sign in again, against a code: who has only the password can't take the second factor away. */
export async function disableTwoFactor(context: StaffContext, code: string): Promise<void> {
  await byCode(context, code, async (tx, self) => {
    await dropTwoFactor(tx, self.id);
    await mailAboutTwoFactor(context, tx, self, 'two_factor_off');
    await auditOwn(context, tx, self, 'two_factor_off');
  });
  context.identity.sessions.forget({ subjectId: context.session.subjectId });
}
