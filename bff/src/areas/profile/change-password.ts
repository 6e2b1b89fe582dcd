import type { BodyOf, profile } from '@fio/contracts';
import { newPasswordProblems } from '../../core/identity/check-new-password.ts';
import { forgetDevices } from '../../core/identity/known-devices.ts';
import { voidLinks } from '../../core/identity/links.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { revokeSessionsOf } from '../../core/identity/session-writes.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { proveOwn } from './prove-own.ts';

/** Changes the own password, ends the other sessions and tells the owner by e-mail. */
export async function changePassword(
  context: SignedInContext,
  { current, password }: BodyOf<typeof profile.changePassword>,
): Promise<void> {
  const { identity, clock, vaults, config, language, mail } = context;
  const now = clock.now();
  const visitor = await proveOwn(context, current, 'current');
  const { id, name, lastName, email, phone, passwordHash } = visitor;
  const words = [name, lastName, email, phone, vaults.cpf.cpfOf(visitor)];
  const problems = await newPasswordProblems(password, words, config);
  if (problems.length > 0) throw new AppError('PASS_REQUIRES', { fields: { password: problems } });
  const renewed = await orBusy(identity.passwords.hash(password, 'user'));
  await context.transaction(async (tx) => {
    // Of two who change it at once one wins: the other proved a password that is no longer the present one.
    const { count } = await tx.registration.updateMany({
      where: { id, passwordHash },
      data: { passwordHash: renewed },
    });
    if (count === 0) throw new AppError('CONFLICT');
    await voidLinks(tx, { strategy: 'user', purpose: 'reset' }, id, now);
    const { tokenHash } = context.session;
    await forgetDevices(tx, id, context);
    await revokeSessionsOf(tx, { strategy: 'user', subjectId: id, except: tokenHash }, now);
    await recordLog(tx, { kind: 'password_change', registrationId: id, at: now, from: context });
    const link = new URL('/forgot', config.publicUrl).href;
    await mail.queue(tx, { to: email, template: 'password_changed', language, name, link });
  });
  context.identity.sessions.forget({ subjectId: id });
}
