import type { AdminType, PermissionEntry } from '@fio/contracts';
import type { AdminUser } from '../../generated/prisma/client.ts';
import type { Transaction } from '../database/prisma.ts';
import { effectivePermissions } from './permissions.ts';

/** What a member of staff may do now: by entries of their own, else by their type. */
export async function permissionsOf(
  db: Transaction,
  { type, permissions }: Pick<AdminUser, 'type' | 'permissions'>,
): Promise<readonly PermissionEntry[]> {
  const ofType = permissions === null && (await db.typePermissions.findUnique({ where: { type } }));
  return effectivePermissions(type as AdminType, ofType ? ofType.permissions : permissions);
}
