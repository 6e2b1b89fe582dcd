import { matchesPermission } from '@fio/domain';
import type { PermissionKey } from '@fio/contracts';
import type { AdminUser } from '../../generated/prisma/client.ts';
import type { Transaction } from '../database/prisma.ts';
import { permissionsOf } from './permissions-of.ts';

/** Who is written to of what a member of staff made: they; where that account is closed, all who hold `permission`. */
export async function readersOf(
  db: Transaction,
  owner: AdminUser,
  permission: PermissionKey,
): Promise<readonly AdminUser[]> {
  if (owner.disabledAt === null) return [owner];
  const staff = await db.adminUser.findMany({ where: { disabledAt: null }, orderBy: { id: 'asc' } });
  const may: AdminUser[] = [];
  // One after the other: it may be a transaction, which has one connection.
  for (const one of staff) if (matchesPermission(await permissionsOf(db, one), permission)) may.push(one);
  return may;
}
