import type { users } from '@fio/contracts';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import { holds } from '../../core/identity/holds.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { createToken } from '../../core/identity/tokens.ts';
import { AppError } from '../../core/errors.ts';
import { assertMayGive, assertMayManage, assertSuperStays, assertWayStays } from './guard-user.ts';
import { loadUsers, userAudited, userDetailOf, userRowOf, type UserRecord } from './user-record.ts';
import { userSource } from './users.source.ts';

/** Nobody knows this password; the invitation is the only way in. */
async function firstData(input: InputOf<typeof users>, { tx, context }: Write<UserRecord>) {
  await assertMayGive(context, tx, null, { type: input.type, permissions: null });
  const passwordHash = await orBusy(context.identity.passwords.hash(createToken(), 'admin'));
  const now = context.clock.now();
  return { ...input, passwordHash, invitedAt: now, createdAt: now, invitedById: context.actor.id };
}

async function changedData(
  input: InputOf<typeof users>,
  found: UserRecord,
  { tx, context }: Write<UserRecord>,
) {
  assertMayManage(context, found.type);
  const isMoved = found.email !== input.email;
  if (isMoved && !holds(context, 'users:update_email')) throw new AppError('FORBIDDEN');
  await assertMayGive(context, tx, isMoved ? null : found, { ...found, type: input.type });
  if (found.type === 'super' && input.type !== 'super' && found.disabledAt === null)
    await assertSuperStays(tx, found.id);
  await assertWayStays(context, tx, found, { ...found, type: input.type });
  return input;
}

export const userResource: Resource<typeof users, UserRecord> = {
  name: 'users',
  source: userSource,
  model: (tx) => tx.adminUser,
  load: loadUsers,
  data: (input, write) => {
    assertMayManage(write.context, input.type);
    return write.found === null ? firstData(input, write) : changedData(input, write.found, write);
  },
  // What somebody did stays theirs in the audit: only who never came in may go.
  guardRemove: ({ type, invitedAt }, _tx, context) => {
    assertMayManage(context, type);
    if (invitedAt === null) throw new AppError('CONFLICT');
  },
  row: userRowOf,
  detail: userDetailOf,
  title: ({ name }) => name,
  audited: userAudited,
  unique: { admin_users_email_key: { field: 'email', problem: 'email_taken' } },
};
