import type { BodyOf, permissions, UserPermissions } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { effectivePermissions } from '../../core/identity/permissions.ts';
import { Prisma, type AdminUser } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { adminTypeOf } from '../../core/identity/admin-type.ts';
import { assertMayGive, assertWayBack } from './guard-grant.ts';
import { findType, keysOf } from './type-permissions.ts';

async function viewOf(tx: Transaction, user: AdminUser): Promise<UserPermissions> {
  const type = adminTypeOf(user);
  const { entries: ofType } = await findType(tx, type);
  const own = user.permissions === null ? null : [...effectivePermissions(type, user.permissions)];
  const { id, name, disabledAt, version } = user;
  return { id, name, type, ofType, own, disabled: disabledAt !== null, version };
}

export async function findUserPermissions(tx: Transaction, id: string): Promise<UserPermissions> {
  const user = await tx.adminUser.findUnique({ where: { id } });
  if (user === null) throw new AppError('NOT_FOUND');
  return viewOf(tx, user);
}

/** What somebody may do, however it came. */
const heldBy = ({ own, ofType }: UserPermissions) => own ?? ofType;

/** What the audit compares; the same entries may be theirs or the type's. */
const audited = (user: UserPermissions) => ({
  permissions: keysOf(heldBy(user)),
  areOwn: user.own !== null,
});

export function saveUserPermissions(
  context: StaffContext,
  id: string,
  { entries, version }: BodyOf<typeof permissions.saveUser>,
): Promise<UserPermissions> {
  return context.transaction(async (tx) => {
    const before = await findUserPermissions(tx, id);
    if (before.type === 'super') throw new AppError('FORBIDDEN');
    // What the guard compares with is what is written over, also when somebody else is about to save.
    if (before.version !== version) throw new AppError('CONFLICT');
    const wanted = entries ?? before.ofType;
    assertMayGive(context, heldBy(before), wanted);
    if (context.session.admin.id === id) assertWayBack(wanted);
    const { count } = await tx.adminUser.updateMany({
      where: { id, version },
      data: { permissions: entries ?? Prisma.DbNull, version: { increment: 1 } },
    });
    if (count === 0) throw new AppError('CONFLICT');
    const after = await findUserPermissions(tx, id);
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: 'permissions',
      recordId: id,
      action: 'manage',
      summary: before.name,
      before: audited(before),
      after: audited(after),
    });
    return after;
  });
}
