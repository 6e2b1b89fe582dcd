import type { ErrorCode } from '@fio/contracts';
import { maskEmail } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

const FAILURES: readonly ErrorCode[] = ['INVALID_USER', 'TWO_FACTOR_FAIL', 'BLOCKED_PASS', 'INACTIVE_USER'];
/** Of an account that is there each of these is told: the lock bounds how many there are. */
const EACH: readonly ErrorCode[] = ['INVALID_USER', 'TWO_FACTOR_FAIL'];
/** Any other is told once within so many milliseconds, so that nobody can fill the audit. */
const ONCE_IN = 10 * 60_000;

/** Tells the audit and the process's log which account it was about and where it came from. */
async function recordFailure(context: RequestContext, email: string, code: ErrorCode): Promise<void> {
  const { db, clock, log, ip, userAgent, requestId } = context;
  const staff = await db.adminUser.findUnique({ where: { email } });
  const now = clock.now();
  log.warn({ requestId, ip, code, account: staff?.id ?? null }, 'staff sign-in failed');
  const actor = { id: null, name: '', type: null, ip, userAgent, requestId };
  // What was typed may be anybody's address.
  const about = { recordId: staff?.id ?? null, summary: staff?.name ?? maskEmail(email) };
  const action = { resource: 'users' as const, action: 'login_failed', ...about };
  if (staff === null || !EACH.includes(code)) {
    const before = { ...action, ip, at: { gte: new Date(now.getTime() - ONCE_IN) } };
    if (await db.action.findFirst({ where: before, select: { id: true } })) return;
  }
  await db.$transaction((tx) => recordAction(tx, { ...action, actor, at: now, after: { code } }));
}

/** Signs in by `signIn`; what fails because of the account or its proofs is told before it is answered. */
export async function recordingFailure<Result>(
  context: RequestContext,
  email: string,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof AppError && FAILURES.includes(error.code))
      await recordFailure(context, email, error.code);
    throw error;
  }
}
