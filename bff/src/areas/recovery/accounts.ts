import type { AdminType, Strategy } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { adminTypeOf } from '../../core/identity/admin-type.ts';

/** What recovery needs to know of an account, the same for visitors and staff. */
export interface Account {
  id: string;
  /** How e-mails greet. */
  name: string;
  email: string;
  /** The type of staff; null for visitors. */
  type: AdminType | null;
  /** Whether it has yet to choose its first password; staff only. */
  isInvited: boolean;
  /** What the sign-in knows the account by. */
  identifiers: readonly string[];
  /** What its password must not contain. */
  words: readonly string[];
}

async function findVisitor(
  { vaults }: Infrastructure,
  db: Transaction,
  where: { id: string } | { email: string },
): Promise<Account | null> {
  const row = await db.registration.findFirst({ where: { ...where, disabledAt: null, blockedAt: null } });
  if (!row) return null;
  const { id, name, lastName, email, phone } = row;
  const cpf = vaults.cpf.cpfOf(row);
  return {
    id,
    name,
    email,
    type: null,
    isInvited: false,
    identifiers: [email, cpf],
    words: [name, lastName, email, phone, cpf],
  };
}

async function findStaff(
  db: Transaction,
  where: { id: string } | { email: string },
): Promise<Account | null> {
  const row = await db.adminUser.findFirst({ where: { ...where, disabledAt: null } });
  if (!row) return null;
  const { id, name, email } = row;
  const isInvited = row.invitedAt !== null;
  return { id, name, email, type: adminTypeOf(row), isInvited, identifiers: [email], words: [name, email] };
}

/** The account, unless it is disabled or blocked: then there is nothing to recover. */
export function findAccount(
  services: Infrastructure,
  db: Transaction,
  strategy: Strategy,
  where: { id: string } | { email: string },
): Promise<Account | null> {
  return strategy === 'user' ? findVisitor(services, db, where) : findStaff(db, where);
}

/** Stores a new password; proves an address by the way, for whoever comes with the link has read its mail. */
export async function setPassword(
  db: Transaction,
  strategy: Strategy,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  if (strategy === 'admin') {
    await db.adminUser.update({ where: { id }, data: { passwordHash, invitedAt: null } });
    return;
  }
  await db.registration.update({ where: { id }, data: { passwordHash } });
  await db.registration.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
}
