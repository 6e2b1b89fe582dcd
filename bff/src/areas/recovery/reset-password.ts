import type { Strategy } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { newPasswordProblems } from '../../core/identity/check-new-password.ts';
import { forgetDevices } from '../../core/identity/known-devices.ts';
import { peekLink, spendLink, voidLinks, type LinkKind } from '../../core/identity/links.ts';
import { clearLockout, ownName } from '../../core/identity/lockout.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { revokeSessionsOf } from '../../core/identity/session-writes.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { auditOwn } from '../../core/identity/audit-own.ts';
import { endTokensOf } from '../tokens/index.ts';
import { findAccount, setPassword, type Account } from './accounts.ts';

/** Who reads this holds a link that was mailed to the account: they may know that a new one would not help them. */
const stopped = ({ strategy }: LinkKind) =>
  new AppError(strategy === 'admin' ? 'ADMIN_HELP' : 'INVALID_TOKEN');

async function accountOf(context: RequestContext, token: string, kind: LinkKind): Promise<Account> {
  const id = await peekLink(context.db, token, kind, context.clock.now());
  if (id === null) throw new AppError('INVALID_TOKEN');
  const account = await findAccount(context, context.db, kind.strategy, { id });
  if (!account) throw stopped(kind);
  return account;
}

/** Whether a link still opens an account. */
export async function checkReset(context: RequestContext, strategy: Strategy, token: string): Promise<void> {
  await accountOf(context, token, { strategy, purpose: 'reset' });
}

/** What its owner is told: of passkeys, which a new password doesn't end, where there are any. */
async function toldOf({ publicUrl, adminUrl }: Config, tx: Transaction, { strategy }: LinkKind, id: string) {
  if (strategy === 'admin')
    return { template: 'password_changed', link: new URL('/admin/forgot', adminUrl).href } as const;
  const passkeys = await tx.passkey.count({ where: { registrationId: id } });
  return passkeys > 0
    ? ({
        template: 'password_changed_passkeys',
        link: new URL('/perfil?aba=seguranca', publicUrl).href,
      } as const)
    : ({ template: 'password_changed', link: new URL('/forgot', publicUrl).href } as const);
}

/**
 * Sets a new password by a link, once, and ends all sessions of its account, and the API tokens of staff. A refused
 * password leaves the link as it is.
 */
export async function resetPassword(
  context: RequestContext,
  strategy: Strategy,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { identity, clock, config, language, mail } = context;
  const kind: LinkKind = { strategy, purpose: 'reset' };
  const account = await accountOf(context, token, kind);
  const problems = await newPasswordProblems(password, account.words, config);
  if (problems.length > 0) throw new AppError('PASS_REQUIRES', { fields: { password: problems } });
  const passwordHash = await orBusy(identity.passwords.hash(password, strategy));
  const now = clock.now();
  await context.transaction(async (tx) => {
    const id = await spendLink(tx, token, kind, now);
    if (id === null) throw new AppError('INVALID_TOKEN');
    await voidLinks(tx, kind, id, now);
    await setPassword(tx, strategy, id, { passwordHash, now });
    await forgetDevices(tx, id, null);
    await revokeSessionsOf(tx, { strategy, subjectId: id }, now);
    await clearLockout(tx, strategy, [...account.identifiers, ownName(id)]);
    if (strategy === 'user')
      await recordLog(tx, { kind: 'password_reset', registrationId: id, at: now, from: context });
    await mail.queue(tx, {
      to: account.email,
      language,
      name: account.name,
      ...(await toldOf(config, tx, kind, id)),
    });
    const { name, type, email } = account;
    if (type === null) return;
    if (!account.isInvited) await endTokensOf(context, tx, { id, name, type, email });
    await auditOwn(context, tx, { id, name, type }, 'recover');
  });
  context.identity.sessions.forget({ subjectId: account.id });
}
