import { canMoveRegistration, registrationState, type RegistrationState } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { clearLockout } from '../../core/identity/lockout.ts';
import { revokeSessionsOf } from '../../core/identity/session-writes.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import {
  claimRegistration,
  findRegistration,
  namesOf,
  type WholeRegistration,
} from './registration-record.ts';
import { registrationAudited, registrationDetailOf } from './registration-view.ts';

interface Change {
  readonly id: string;
  readonly version: number;
  /** As the audit calls it. */
  readonly action: string;
  readonly reason?: string;
  /** The states it may start from. */
  readonly from: readonly RegistrationState[];
  readonly write: (tx: Transaction, before: WholeRegistration) => Promise<void>;
}

/** Anything staff do with a person who is still there. */
export const PRESENT = ['pending_email', 'active', 'disabled', 'blocked'] as const;

/** One change of a registration by staff: the row, what hangs on it and the audit together, or not at all. */
export function changeRegistration(
  context: RequestContext,
  { id, version, action, reason, from, write }: Change,
) {
  return context.transaction(async (tx) => {
    const before = await claimRegistration(context, tx, id, version);
    if (!from.includes(registrationState(before))) throw new AppError('CONFLICT');
    await write(tx, before);
    const after = await findRegistration(context, tx, id);
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: 'registrations',
      recordId: id,
      action,
      summary: after.anonymisedAt ? id : `${after.name} ${after.lastName}`,
      before: after.anonymisedAt ? null : registrationAudited(before),
      after: registrationAudited(after),
      reason: reason ?? null,
    });
    return registrationDetailOf(after, context);
  });
}

const leadingTo = (to: RegistrationState) => PRESENT.filter((from) => canMoveRegistration(from, to));

/** Disables an account and ends its sessions, here at once and elsewhere on the database's notice. */
export async function disableRegistration(
  context: RequestContext,
  id: string,
  { version, reason }: { version: number; reason: string },
) {
  const now = context.clock.now();
  const detail = await changeRegistration(context, {
    id,
    version,
    reason,
    action: 'disable',
    from: leadingTo('disabled').filter((state) => state !== 'blocked'),
    write: async (tx) => {
      await tx.registration.update({ where: { id }, data: { disabledAt: now, disabledReason: reason } });
      await revokeSessionsOf(tx, { strategy: 'user', subjectId: id }, now);
    },
  });
  context.identity.sessions.forget({ subjectId: id });
  return detail;
}

export const enableRegistration = (context: RequestContext, id: string, version: number) =>
  changeRegistration(context, {
    id,
    version,
    action: 'enable',
    from: ['disabled'],
    write: async (tx) => {
      await tx.registration.update({ where: { id }, data: { disabledAt: null, disabledReason: null } });
    },
  });

/** Ends the wait after too many wrong passwords (BLOCKED_PASS). */
export const unlockPassword = (context: RequestContext, id: string, version: number) =>
  changeRegistration(context, {
    id,
    version,
    action: 'unblock',
    from: PRESENT,
    write: (tx, before) => clearLockout(tx, 'user', namesOf(context, before)),
  });
