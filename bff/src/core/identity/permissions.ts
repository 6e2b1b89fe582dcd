import {
  DEFAULT_PERMISSIONS,
  PERMISSIONS,
  type AdminType,
  type PermissionArea,
  type PermissionEntry,
} from '@fio/contracts';

/** Whether the catalogue still knows this entry: what is stored may be older than the catalogue. */
function isKnown(entry: unknown): entry is PermissionEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { permission, action } = entry as Partial<PermissionEntry>;
  const actions: readonly string[] | undefined = PERMISSIONS[permission as PermissionArea];
  return typeof action === 'string' && actions !== undefined && actions.includes(action);
}

/**
 * What a member of staff may do: `stored` are the own entries, else those their type was given; without any the type has
 * what the product comes with. super holds all, always, so that nobody can be locked out of the permissions themselves.
 */
export function effectivePermissions(type: AdminType, stored: unknown): readonly PermissionEntry[] {
  if (type === 'super' || !Array.isArray(stored)) return DEFAULT_PERMISSIONS[type];
  return stored.filter(isKnown).map(({ permission, action }) => ({ permission, action }));
}
