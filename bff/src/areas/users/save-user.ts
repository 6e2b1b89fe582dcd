import type { BodyOf, users } from '@fio/contracts';
import { withConflicts } from '../../core/crud/with-conflicts.ts';
import { audit, claim, createRecord, find } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { voidLinks } from '../../core/identity/links.ts';
import { revokeSessionsOf } from '../../core/identity/session-writes.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { lockSupers } from './guard-user.ts';
import { sendInvitation } from './invite.ts';
import { userDetailOf, type UserRecord } from './user-record.ts';
import { userResource } from './users.resource.ts';

/** A new member of staff, who chooses their password by the invitation that goes with it. */
export const createUser = (context: StaffContext, input: BodyOf<typeof users.create>) =>
  withConflicts(userResource.unique, () =>
    context.transaction(async (tx) => {
      const after = await createRecord(userResource, tx, input, context);
      await sendInvitation(context, tx, after);
      await audit(userResource, tx, context, { action: 'create', before: null, after });
      return userDetailOf(after, context);
    }),
  );

/** Both addresses learn of it; who has not come in yet is invited at the new one. Links to the old one end. */
async function moveTo(context: RequestContext, tx: Transaction, before: UserRecord, after: UserRecord) {
  await revokeSessionsOf(tx, { strategy: 'admin', subjectId: after.id }, context.clock.now());
  if (after.invitedAt !== null) return sendInvitation(context, tx, after);
  await voidLinks(tx, { strategy: 'admin', purpose: 'reset' }, after.id, context.clock.now());
  const link = new URL('/admin/login', context.config.adminUrl).href;
  for (const to of [before.email, after.email]) {
    await context.mail.queue(tx, {
      to,
      link,
      template: 'admin_email_changed',
      name: after.name,
      language: context.language,
      params: { email: after.email },
    });
  }
}

export async function updateUser(
  context: StaffContext,
  id: string,
  { version, ...input }: BodyOf<typeof users.update>,
) {
  const { detail, isMoved } = await withConflicts(userResource.unique, () =>
    context.transaction(async (tx) => {
      await lockSupers(tx);
      const before = await claim(userResource, tx, id, version);
      const data = await userResource.data(input, { tx, found: before, context });
      await tx.adminUser.update({ where: { id }, data });
      const after = await find(userResource, tx, id);
      const moves = before.email !== after.email;
      if (moves) await moveTo(context, tx, before, after);
      const action = moves ? 'update_email' : 'edit';
      await audit(userResource, tx, context, { action, before, after });
      return { detail: userDetailOf(after, context), isMoved: moves };
    }),
  );
  if (isMoved) context.identity.sessions.forget({ subjectId: id });
  return detail;
}
