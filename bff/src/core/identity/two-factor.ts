import type { Transaction } from '../database/prisma.ts';
import { plainCode, type TwoFactorVault } from './TwoFactorVault.ts';
import { isTotp, stepOfCode } from './totp.ts';

interface Proof {
  readonly adminUserId: string;
  /** As typed: of the app, or one to recover with. */
  readonly code: string;
  readonly now: Date;
}

/** Takes the app's code. Of two who bring the same one at once, only the first gets through. */
export async function takeAppCode(
  tx: Transaction,
  vault: TwoFactorVault,
  { adminUserId, code, now }: Proof,
): Promise<boolean> {
  const plain = plainCode(code);
  if (!isTotp(plain)) return false;
  const found = await tx.twoFactor.findUnique({ where: { adminUserId } });
  const step = found && stepOfCode(vault.open(found), plain, now);
  if (!found || step === null) return false;
  const { count } = await tx.twoFactor.updateMany({
    where: {
      adminUserId,
      secret: found.secret,
      OR: [{ lastStep: null }, { lastStep: { lt: step } }],
    },
    data: { lastStep: step },
  });
  return count === 1;
}

async function takeRecoveryCode(
  tx: Transaction,
  vault: TwoFactorVault,
  { adminUserId, code, now }: Proof,
): Promise<boolean> {
  const codeHash = { in: vault.hashesOfCode(adminUserId, code) };
  const { count } = await tx.recoveryCode.updateMany({
    where: { adminUserId, codeHash, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

/** Whether the app shows this code now and it was not used; it isn't by this. */
export async function isAppCode(
  db: Transaction,
  vault: TwoFactorVault,
  { adminUserId, code, now }: Proof,
): Promise<boolean> {
  const plain = plainCode(code);
  if (!isTotp(plain)) return false;
  const found = await db.twoFactor.findFirst({ where: { adminUserId, confirmedAt: { not: null } } });
  const step = found && stepOfCode(vault.open(found), plain, now);
  return found !== null && step !== null && (found.lastStep === null || found.lastStep < step);
}

/** Whether it is a code to recover with that was not used; it isn't by this. */
export async function isRecoveryCode(
  db: Transaction,
  vault: TwoFactorVault,
  { adminUserId, code }: Proof,
): Promise<boolean> {
  const codeHash = { in: vault.hashesOfCode(adminUserId, code) };
  return (await db.recoveryCode.count({ where: { adminUserId, codeHash, usedAt: null } })) === 1;
}

/** Whether the sign-in of this account asks for a code. */
export async function asksForCode(tx: Transaction, adminUserId: string): Promise<boolean> {
  const found = await tx.twoFactor.findUnique({ where: { adminUserId }, select: { confirmedAt: true } });
  return found !== null && found.confirmedAt !== null;
}

/** Whether the code is right and was never used; from now on it is. */
export async function takeCode(tx: Transaction, vault: TwoFactorVault, proof: Proof): Promise<boolean> {
  return (await takeAppCode(tx, vault, proof)) || (await takeRecoveryCode(tx, vault, proof));
}

/** Puts new recovery codes in the place of all those before; they are readable here and never again. */
export async function renewRecoveryCodes(
  tx: Transaction,
  vault: TwoFactorVault,
  adminUserId: string,
): Promise<string[]> {
  const codes = vault.newCodes();
  await tx.recoveryCode.deleteMany({ where: { adminUserId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ adminUserId, ...vault.lookupOfCode(adminUserId, code) })),
  });
  return codes;
}

/** Takes the second step away; false where there was none. */
export async function dropTwoFactor(tx: Transaction, adminUserId: string): Promise<boolean> {
  await tx.recoveryCode.deleteMany({ where: { adminUserId } });
  const { count } = await tx.twoFactor.deleteMany({ where: { adminUserId, confirmedAt: { not: null } } });
  return count === 1;
}
