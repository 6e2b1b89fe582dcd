import type { PermissionEntry } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

/** Without this nobody comes back here. */
const WAY_BACK = ['permissions:list', 'permissions:manage'];

/** Whether the caller holds all that `after` has and `before` hadn't. */
export function mayGive(
  context: StaffContext,
  before: readonly PermissionEntry[],
  after: readonly PermissionEntry[],
): boolean {
  const { permissions } = context.session.admin;
  return after.every(({ permission, action }) =>
    [before, permissions].some((granted) => matchesPermission([...granted], `${permission}:${action}`)),
  );
}

/** FORBIDDEN when `after` has what `before` hadn't and the caller doesn't hold. */
export function assertMayGive(...[context, before, after]: Parameters<typeof mayGive>): void {
  if (!mayGive(context, before, after)) throw new AppError('FORBIDDEN');
}

/** OWN_ACCESS when what the caller would hold leads nowhere near the permissions any more. */
export function assertWayBack(after: readonly PermissionEntry[]): void {
  if (!WAY_BACK.every((key) => matchesPermission([...after], key))) throw new AppError('OWN_ACCESS');
}
