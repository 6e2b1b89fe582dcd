import { type InvitationSign, isInvitationCode } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { deviceName } from '../../core/identity/known-devices.ts';
import { addressKey } from '../../core/limits.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';

/** What says that inviter and invited are one, or live together; the request is the invited one's. */
async function signsOf(
  context: RequestContext,
  tx: Transaction,
  inviterId: string,
): Promise<InvitationSign[]> {
  const { session, ip } = context;
  const address = addressKey(ip);
  const [device, seen] = [
    await deviceName(context, inviterId),
    await tx.ipPerson.count({ where: { registrationId: inviterId, address } }),
  ];
  const found: Record<InvitationSign, boolean> = {
    session: session?.subjectId === inviterId,
    device: device !== null,
    address: seen > 0,
  };
  return (Object.keys(found) as InvitationSign[]).filter((sign) => found[sign]);
}

/**
 * Notes whose link brought somebody, in the transaction of their registration. A code of nobody, or of somebody who may not take
 * part, is passed over: no registration fails because of an invitation.
 */
export async function noteInvitation(
  context: RequestContext,
  tx: Transaction,
  invitedId: string,
  code: string | undefined,
): Promise<void> {
  if (code === undefined || !isInvitationCode(code)) return;
  const standing = { anonymisedAt: null, disabledAt: null, blockedAt: null };
  const found = await tx.invitationCode.findFirst({ where: { code, registration: standing } });
  if (found === null) return;
  const inviterId = found.registrationId;
  const signs = await signsOf(context, tx, inviterId);
  const state = signs.length > 0 ? 'doubtful' : 'registered';
  await tx.invitation.create({
    data: { invitedId, inviterId, signs, state, createdAt: context.clock.now() },
  });
}
