import type { userDetail, userRow, UserState } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import { adminTypeOf } from '../../core/identity/admin-type.ts';
import { locksOf } from '../../core/identity/lockout.ts';
import { staffAudit } from '../../core/people/read-staff-columns.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { AdminUser } from '../../generated/prisma/client.ts';

/** A member of staff, until when they have to wait after wrong passwords, or had to, and whether they need a code. */
export interface UserRecord extends AdminUser {
  readonly hasTwoFactor: boolean;
  readonly lockedUntil: Date | null;
}

export async function loadUsers(tx: Transaction, ids: string[]): Promise<UserRecord[]> {
  const users = await tx.adminUser.findMany({
    where: { id: { in: ids } },
    include: { twoFactor: { select: { confirmedAt: true } } },
  });
  const locked = await locksOf(
    tx,
    'admin',
    users.map(({ email }) => email),
  );
  return users.map(({ twoFactor, ...user }) => ({
    ...user,
    hasTwoFactor: twoFactor !== null && twoFactor.confirmedAt !== null,
    lockedUntil: locked.get(user.email) ?? null,
  }));
}

export function userState({ disabledAt, invitedAt, lockedUntil }: UserRecord, now: Date): UserState {
  if (disabledAt !== null) return 'disabled';
  if (invitedAt !== null) return 'invited';
  return lockedUntil !== null && lockedUntil > now ? 'locked' : 'active';
}

type Clocked = Pick<RequestContext, 'clock'>;

export function userRowOf(user: UserRecord, { clock }: Clocked): z.input<typeof userRow> {
  const { id, name, email, permissions, lastLoginAt, createdAt } = user;
  return {
    id,
    name,
    email,
    type: adminTypeOf(user),
    state: userState(user, clock.now()),
    twoFactor: user.hasTwoFactor,
    hasOverrides: permissions !== null && user.type !== 'super',
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export const userDetailOf = (user: UserRecord, context: Clocked): z.input<typeof userDetail> => ({
  ...userRowOf(user, context),
  version: user.version,
});

/** What the audit compares. */
export const userAudited = (user: UserRecord) => ({
  ...staffAudit.compared(user),
  twoFactor: user.hasTwoFactor,
});
