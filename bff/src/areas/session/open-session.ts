import type { Registration } from '../../generated/prisma/client.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { rememberDevice } from '../../core/identity/known-devices.ts';
import { createSession, type CreatedSession } from '../../core/identity/session-writes.ts';
import { addressKey } from '../../core/limits.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';

/** Said only to who has proved to be its owner: to others the account is as good as none. */
export function refuseStopped({
  blockedAt,
  disabledAt,
}: Pick<Registration, 'blockedAt' | 'disabledAt'>): void {
  if (blockedAt) throw new AppError('USER_BLOCKED');
  if (disabledAt) throw new AppError('INACTIVE_USER');
}

/**
 * The session of a visitor who has proved who they are, by whatever. `prove` makes sure, in the transaction, that what they proved it
 * by still holds; it throws where it doesn't.
 */
export async function openSession(
  context: RequestContext,
  id: string,
  prove: (tx: Transaction) => Promise<void>,
): Promise<CreatedSession> {
  const { addresses, clock, ip, userAgent, identity, cookies, reply } = context;
  const now = clock.now();
  const created = await context.transaction(async (tx) => {
    await prove(tx);
    await rememberDevice(context, tx, id);
    await recordLog(tx, { kind: 'login', registrationId: id, at: now, from: context });
    return createSession(tx, { strategy: 'user', subjectId: id, ip, userAgent, now });
  });
  addresses.sightings.note(addressKey(ip), 'logins', id);
  reply.header('Set-Cookie', identity.devices.add(cookies, id));
  return created;
}

/** Tells of a sign-in that failed, alike whether there is such an account (`registrationId`) or not. */
export async function recordFailure(context: RequestContext, registrationId: string | null): Promise<void> {
  const { addresses, clock, db, ip } = context;
  await recordLog(db, { kind: 'login_failed', registrationId, at: clock.now(), from: context });
  addresses.sightings.note(addressKey(ip), 'failedLogins');
}
