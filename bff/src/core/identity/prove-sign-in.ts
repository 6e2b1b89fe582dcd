import type { Strategy } from '@fio/contracts';
import type { RequestContext } from '../request/RequestContext.ts';
import { AppError } from '../errors.ts';
import { addressKey } from '../limits.ts';
import { deviceName } from './known-devices.ts';
import { chargeAttempt, type Attempt } from './lockout.ts';
import { blocked, orBusy } from './prove-password.ts';
import { notifyOwner } from './notify-owner.ts';

interface SignIn {
  readonly strategy: Strategy;
  /** What was typed, normalised. */
  readonly name: string;
  readonly password: string;
  /** Whose name it is, with the password's hash; null: nobody's. */
  readonly account: { readonly id: string; readonly passwordHash: string } | null;
  /** Whether something stronger than a password lets its bringer past a lock. */
  readonly passes?: () => Promise<boolean>;
}

export interface ProvedPassword {
  readonly attempt: Attempt;
  /** Whether one more failure locks the name; who then fails by a code has its owner told. */
  readonly locks: boolean;
}

/**
 * The first step of a sign-in: the password. A browser the account signed in with before has attempts of its own; any
 * other shares those of the name, and when they are used up the owner is told. Answers the attempt, to be forgiven or
 * refunded by what comes of it; known and unknown names are treated alike throughout.
 */
export async function proveSignIn(
  context: RequestContext,
  { strategy, name, password, account, passes }: SignIn,
): Promise<ProvedPassword> {
  const { db, identity, clock, ip } = context;
  const subjectId = account?.id ?? null;
  const device = await deviceName(context, subjectId);
  const attempt: Attempt = { strategy, identifier: device ?? name, address: addressKey(ip) };
  const charge = await chargeAttempt(db, attempt, clock.now());
  if (charge === 'flooding') throw blocked();
  const isLocked = charge === 'spent';
  const locks = charge === 'last' && device === null;
  if (isLocked && !(await passes?.())) throw blocked();
  if (await orBusy(identity.passwords.verify(password, account?.passwordHash ?? null, strategy)))
    return { attempt, locks };
  if (locks) await notifyOwner(context, attempt, subjectId);
  throw isLocked ? blocked() : new AppError('INVALID_USER');
}
