import type { AdminType, PermissionEntry, TypePermissions } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { effectivePermissions } from '../../core/identity/permissions.ts';
import type { TypePermissions as Stored } from '../../generated/prisma/client.ts';

/** A type as it is stored, or as the product comes with it: never changed, or changed back. */
export const typeOf = (type: AdminType, stored: Stored | null): TypePermissions => ({
  type,
  entries: [...effectivePermissions(type, stored?.permissions)],
  isDefault: stored === null || stored.permissions === null,
  version: stored?.version ?? 0,
});

/** What a type of staff may do. */
export async function findType(tx: Transaction, type: AdminType): Promise<TypePermissions> {
  return typeOf(type, await tx.typePermissions.findUnique({ where: { type } }));
}

/** `permission:action`, in the catalogue's words; what the audit compares. */
export const keysOf = (entries: readonly PermissionEntry[]): string[] =>
  entries.map(({ permission, action }) => `${permission}:${action}`).sort();

/** What the audit compares; the same entries may be the product's or kept here. */
export const typeAudited = ({ entries, isDefault }: TypePermissions) => ({
  permissions: keysOf(entries),
  isDefault,
});
