import { AppError } from '../../core/errors.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { proveOwn } from '../profile/index.ts';
import { tellOwner } from './tell-owner.ts';

/** Removes an own passkey, against the password. Sessions that it opened go on, and are ended as any other. */
export async function removePasskey(context: SignedInContext, id: string, password: string): Promise<void> {
  const { id: registrationId } = await proveOwn(context, password, 'password');
  await context.transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id, registrationId } });
    if (count === 0) throw new AppError('NOT_FOUND');
    await recordLog(tx, { kind: 'passkey_removed', registrationId, at: context.clock.now(), from: context });
    await tellOwner(context, tx, 'passkey_removed');
  });
}
