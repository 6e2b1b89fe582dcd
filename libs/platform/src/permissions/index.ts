import type { ReactNode } from 'react';
import type { PermissionKey } from '@fio/contracts/permissions';
import { matchesPermission } from '@fio/domain/permission';
import { useAdmin } from '../session/index.ts';

/** Whether the signed-in member of staff holds a permission. The API decides; this only spares a dead end. */
export function useCan(): (needed: PermissionKey) => boolean {
  const admin = useAdmin();
  return (needed) => matchesPermission(admin?.permissions ?? [], needed);
}

/** Shows its children only to whom holds the permission. */
export function Can({ needs, children }: { needs: PermissionKey; children: ReactNode }): ReactNode {
  return useCan()(needs) ? children : null;
}
