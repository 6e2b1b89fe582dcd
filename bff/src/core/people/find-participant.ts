import type { ErrorCode } from '@fio/contracts';
import { isCpf, isEmail, isPhone, normalizeCpf, normalizeEmail, normalizePhone } from '@fio/domain';
import type { Transaction } from '../database/prisma.ts';
import type { CpfVault } from '../identity/CpfVault.ts';
import type { Prisma, Registration } from '../../generated/prisma/client.ts';
import { invalidField } from '../errors.ts';

interface Reading {
  readonly where: Prisma.RegistrationWhereInput;
  /** What it is called when nobody has it. */
  readonly missing: readonly [problem: string, code: ErrorCode];
}

/** What the text may be; eleven digits can be a CPF and a mobile phone at once. */
function readingsOf(vault: CpfVault, text: string): Reading[] {
  if (text.includes('@')) {
    if (!isEmail(text)) throw invalidField('user', 'email', 'EMAIL_INVALID');
    return [{ where: { email: normalizeEmail(text) }, missing: ['email_unknown', 'EMAIL_NOT_FOUND'] }];
  }
  const cpfHash = isCpf(text) && { in: vault.hashes(normalizeCpf(text)) };
  const phone = isPhone(text) && normalizePhone(text);
  return [
    ...(cpfHash ? [{ where: { cpfHash }, missing: ['cpf_unknown', 'CPF_NOT_FOUND'] } as const] : []),
    ...(phone ? [{ where: { phone }, missing: ['phone_unknown', 'PHONE_NOT_FOUND'] } as const] : []),
  ];
}

/**
 * The participant whom staff name by CPF, phone or e-mail in a field `user`. Only for endpoints whose permission lets
 * their caller know who is registered: the refusal tells it.
 */
export async function findParticipant(
  vault: CpfVault,
  tx: Transaction,
  typed: string,
): Promise<Registration> {
  const readings = readingsOf(vault, typed.trim());
  for (const { where } of readings) {
    const found = await tx.registration.findFirst({ where: { ...where, anonymisedAt: null } });
    if (found) return found;
  }
  const [first] = readings;
  if (!first) throw invalidField('user', 'participant');
  throw invalidField('user', ...first.missing);
}
