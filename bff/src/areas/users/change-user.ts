import { audit, claim } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { clearLockout, ownName } from '../../core/identity/lockout.ts';
import { mailAboutTwoFactor } from '../../core/identity/mail-about-two-factor.ts';
import { dropTwoFactor } from '../../core/identity/two-factor.ts';
import { revokeSessionsOf } from '../../core/identity/session-writes.ts';
import { stoppedStaff } from '../../core/people/read-staff-columns.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { assertMayManage, assertSuperStays, lockSupers } from './guard-user.ts';
import { sendInvitation } from './invite.ts';
import { userDetailOf, type UserRecord } from './user-record.ts';
import { userResource } from './users.resource.ts';

interface Change {
  readonly id: string;
  readonly version: number;
  /** As the audit calls it. */
  readonly action: string;
  /** CONFLICT where it means nothing. */
  readonly when: (user: UserRecord) => boolean;
  readonly write: (tx: Transaction, user: UserRecord) => Promise<Prisma.AdminUserUpdateInput | void>;
}

/** One step with a member of staff: the row, what hangs on it and the audit together, or not at all. */
async function changeUser(context: StaffContext, { id, version, action, when, write }: Change) {
  return context.transaction(async (tx) => {
    await lockSupers(tx);
    const before = await claim(userResource, tx, id, version);
    assertMayManage(context, before.type);
    if (!when(before)) throw new AppError('CONFLICT');
    const data = await write(tx, before);
    if (data) await tx.adminUser.update({ where: { id }, data });
    const [after] = await userResource.load(tx, [id]);
    if (after === undefined) throw new AppError('NOT_FOUND');
    await audit(userResource, tx, context, { action, before, after });
    return userDetailOf(after, context);
  });
}

/** Stops an account and ends its sessions, here at once and elsewhere on the database's notice. Never one's own: OWN_ACCESS. */
export async function disableUser(context: StaffContext, id: string, version: number) {
  const now = context.clock.now();
  const detail = await changeUser(context, {
    id,
    version,
    action: 'disable',
    when: ({ disabledAt }) => disabledAt === null,
    write: async (tx, { type }) => {
      if (type === 'super') await assertSuperStays(tx, id);
      if (id === context.session.admin.id) throw new AppError('OWN_ACCESS');
      await revokeSessionsOf(tx, { strategy: 'admin', subjectId: id }, now);
      return stoppedStaff(now);
    },
  });
  context.identity.sessions.forget({ subjectId: id });
  return detail;
}

export const enableUser = (context: StaffContext, id: string, version: number) =>
  changeUser(context, {
    id,
    version,
    action: 'enable',
    when: ({ disabledAt }) => disabledAt !== null,
    write: () => Promise.resolve({ disabledAt: null }),
  });

/** Ends the wait after too many wrong passwords (BLOCKED_PASS). */
export const unblockUser = (context: StaffContext, id: string, version: number) =>
  changeUser(context, {
    id,
    version,
    action: 'unblock',
    when: ({ disabledAt }) => disabledAt === null,
    write: (tx, { email }) => clearLockout(tx, 'admin', [email, ownName(id)]),
  });

/**
 * For who lost app and recovery codes: the sessions end, for whoever has the app now may be signed in. The account answers for no
 * draw of before: else whoever takes it over would be two people.
 */
export async function resetTwoFactor(context: StaffContext, id: string, version: number) {
  const { id: own, type } = context.session.admin;
  if (type !== 'super') throw new AppError('FORBIDDEN');
  const detail = await changeUser(context, {
    id,
    version,
    action: 'reset_two_factor',
    when: ({ hasTwoFactor }) => hasTwoFactor && id !== own,
    write: async (tx, user) => {
      await dropTwoFactor(tx, id);
      await revokeSessionsOf(tx, { strategy: 'admin', subjectId: id }, context.clock.now());
      await mailAboutTwoFactor(context, tx, user, 'two_factor_off');
      return { handedOverAt: context.clock.now() };
    },
  });
  context.identity.sessions.forget({ subjectId: id });
  return detail;
}

export const inviteUser = (context: StaffContext, id: string, version: number) =>
  changeUser(context, {
    id,
    version,
    action: 'invite',
    when: ({ disabledAt, invitedAt }) => disabledAt === null && invitedAt !== null,
    write: async (tx, user) => {
      await sendInvitation(context, tx, user);
      return { invitedAt: context.clock.now() };
    },
  });
