import { createHash, ECDH, randomUUIDv7 } from 'node:crypto';
import type { BodyOf, notifications } from '@fio/contracts';
import { deviceOf } from '@fio/domain/device';
import type { SignedInContext } from '../../../core/request/RequestContext.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import type { PushDevice } from '../../../generated/prisma/client.ts';
import { holdOwnRows } from '../../../core/people/hold-own-rows.ts';
import type { NotificationServices } from '../notification-services.ts';
import { isPushService } from './is-push-service.ts';

/** Of one person; the oldest makes room for a further one. */
const MOST = 10;

/** By what a browser knows its own row. */
const fingerprintOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** A device as its owner is shown it. */
export const deviceView = ({ id, endpoint, userAgent, createdAt }: PushDevice) => ({
  id,
  fingerprint: fingerprintOf(endpoint),
  ...deviceOf(userAgent),
  createdAt: createdAt.toISOString(),
});

/** A point of P-256, 65 bytes; nothing is sealed for what is none. */
function pointOf(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(text, 'base64url');
  try {
    ECDH.convertKey(bytes, 'prime256v1');
  } catch {
    throw invalidField('p256dh', 'invalid');
  }
  return bytes;
}

async function makeRoom(tx: Transaction, registrationId: string): Promise<void> {
  const beyond = await tx.pushDevice.findMany({
    where: { registrationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: MOST,
    select: { id: true },
  });
  await tx.pushDevice.deleteMany({ where: { id: { in: beyond.map(({ id }) => id) } } });
}

/**
 * Keeps a browser that takes push notifications. One that was another person's is whose it is now; whoever knows no more than its
 * address can't take it away: CONFLICT for other keys, and for a key of ours that isn't given out any more.
 */
export async function addDevice(
  context: SignedInContext,
  { pushKeys }: NotificationServices,
  { endpoint, p256dh, auth, publicKey }: BodyOf<typeof notifications.addDevice>,
): Promise<void> {
  const { config, clock, session, userAgent } = context;
  if (!isPushService(endpoint, config.pushServices)) throw invalidField('endpoint', 'invalid');
  const [point, secret] = [pointOf(p256dh), Buffer.from(auth, 'base64url')];
  const keyId = await pushKeys.idOf(publicKey);
  if (keyId === null) throw new AppError('CONFLICT');
  const registrationId = session.subjectId;
  await context.transaction(async (tx) => {
    if (!(await holdOwnRows(tx, registrationId))) return;
    const kept = await tx.$executeRaw`
      INSERT INTO push_devices AS d (id, registration_id, endpoint, p256dh, auth, key_id, user_agent, created_at)
      VALUES (${randomUUIDv7()}::uuid, ${registrationId}::uuid, ${endpoint}, ${point}, ${secret}, ${keyId}::uuid,
        ${userAgent.slice(0, 300)}, ${clock.now()})
      ON CONFLICT (endpoint) DO UPDATE SET
        registration_id = excluded.registration_id, key_id = excluded.key_id, user_agent = excluded.user_agent
        WHERE d.p256dh = excluded.p256dh AND d.auth = excluded.auth`;
    if (kept === 0) throw new AppError('CONFLICT');
    await makeRoom(tx, registrationId);
  });
}

/** Forgets one of the visitor's own; NOT_FOUND for any other. */
export async function removeDevice({ db, session }: SignedInContext, id: string): Promise<void> {
  const { count } = await db.pushDevice.deleteMany({ where: { id, registrationId: session.subjectId } });
  if (count === 0) throw new AppError('NOT_FOUND');
}
