import type { AdminType } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { holds } from '../../core/identity/holds.ts';
import { permissionsOf } from '../../core/identity/permissions-of.ts';
import type { AdminUser } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { assertWayBack, mayGive } from '../permissions/index.ts';

/** INVALID_USER_TYPE unless the caller is super or none of these types is: nobody gives what they don't have. */
export function assertMayManage(context: StaffContext, ...types: readonly string[]): void {
  const own: AdminType = context.session.admin.type;
  if (own !== 'super' && types.includes('super')) throw new AppError('INVALID_USER_TYPE');
}

type Holder = Pick<AdminUser, 'type' | 'permissions'>;

/**
 * INVALID_USER_TYPE when this change of a member of staff, or a new one (null), gives what the caller doesn't hold. Of
 * who moves to another address all counts as given: whoever reads the mail there chooses the password.
 */
export async function assertMayGive(
  context: StaffContext,
  tx: Transaction,
  before: Holder | null,
  after: Holder,
): Promise<void> {
  const had = before === null ? [] : await permissionsOf(tx, before);
  if (!mayGive(context, had, await permissionsOf(tx, after))) throw new AppError('INVALID_USER_TYPE');
}

/** OWN_ACCESS when somebody who looks after permissions changes their own type to one that doesn't. */
export async function assertWayStays(
  context: StaffContext,
  tx: Transaction,
  { id }: Pick<AdminUser, 'id'>,
  after: Holder,
): Promise<void> {
  if (id === context.session.admin.id && holds(context, 'permissions:manage'))
    assertWayBack(await permissionsOf(tx, after));
}

/**
 * Of two who stop the last two super users at once the second waits here for the first. Call it before anything of a
 * change is written: afterwards each would hold what the other waits for.
 */
export async function lockSupers(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT FROM admin_users WHERE type = 'super' ORDER BY id FOR UPDATE`;
}

/** LAST_SUPER unless an active super user stays besides this one; `lockSupers` came before. */
export async function assertSuperStays(tx: Transaction, id: string): Promise<void> {
  const active = { type: 'super', disabledAt: null, invitedAt: null };
  if ((await tx.adminUser.count({ where: { ...active, id: { not: id } } })) === 0)
    throw new AppError('LAST_SUPER');
}
