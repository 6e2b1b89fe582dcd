import type { BodyOf, account } from '@fio/contracts';
import { newPasswordProblems } from '../../core/identity/check-new-password.ts';
import { forgetDevices } from '../../core/identity/known-devices.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { revokeSessionsOf } from '../../core/identity/session-writes.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { proveSelf } from '../security/index.ts';
import { endTokensOf } from '../tokens/index.ts';
import { auditOwn } from '../../core/identity/audit-own.ts';

/** Changes the own password, ends the other sessions and the own API tokens, and tells the owner by e-mail. */
export async function changePassword(
  context: StaffContext,
  { current, password }: BodyOf<typeof account.update>,
): Promise<void> {
  const { identity, clock } = context;
  const admin = context.session.admin;
  const now = clock.now();
  const passwordHash = await proveSelf(context, current, 'current');
  const problems = await newPasswordProblems(password, [admin.name, admin.email], context.config);
  if (problems.length > 0) throw new AppError('PASS_REQUIRES', { fields: { password: problems } });
  const renewed = await orBusy(identity.passwords.hash(password, 'admin'));
  await context.transaction(async (tx) => {
    const { count } = await tx.adminUser.updateMany({
      where: { id: admin.id, passwordHash },
      data: { passwordHash: renewed },
    });
    if (count === 0) throw new AppError('CONFLICT');
    const { tokenHash } = context.session;
    await forgetDevices(tx, admin.id, context);
    await revokeSessionsOf(tx, { strategy: 'admin', subjectId: admin.id, except: tokenHash }, now);
    await context.mail.queue(tx, {
      to: admin.email,
      template: 'password_changed',
      language: context.language,
      name: admin.name,
      link: new URL('/admin/forgot', context.config.adminUrl).href,
    });
    await endTokensOf(context, tx, admin);
    await auditOwn(context, tx, admin, 'update');
  });
  context.identity.sessions.forget({ subjectId: admin.id });
}
