import type { PermissionEntry } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import { liveAdmin } from '../../core/identity/live-session.ts';
import type { RequestContext } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';

/** Without this nobody comes back here. */
const WAY_BACK = ['permissions:list', 'permissions:manage'];

/** FORBIDDEN when `after` has what `before` hadn't and the caller doesn't hold. */
export function assertHeld(
  context: RequestContext,
  before: readonly PermissionEntry[],
  after: readonly PermissionEntry[],
): void {
  const { permissions } = liveAdmin(context);
  const isHeld = ({ permission, action }: PermissionEntry) =>
    [before, permissions].some((held) => matchesPermission([...held], `${permission}:${action}`));
  if (!after.every(isHeld)) throw new AppError('FORBIDDEN');
}

/** OWN_ACCESS when what the caller would hold leads nowhere near the permissions any more. */
export function assertWayBack(after: readonly PermissionEntry[]): void {
  if (!WAY_BACK.every((key) => matchesPermission([...after], key))) throw new AppError('OWN_ACCESS');
}
