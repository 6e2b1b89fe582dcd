import { type InvitationSign, isInvitationCode } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { deviceName, signedInHere } from '../../core/identity/known-devices.ts';
import { addressKey } from '../../core/limits.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';

interface Coming {
  readonly inviterId: string;
  /** The network of the request. */
  readonly ip: string;
}

/**
 * How many have come by the inviter's link from this network or browser, this one among them. Two who come at once from one
 * network are counted one after the other: else as many as are sent together would all be the first.
 */
async function countTogether(
  context: RequestContext,
  tx: Transaction,
  { inviterId, ip }: Coming,
): Promise<number> {
  const name = `invited by ${inviterId} at ${ip}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const here = await signedInHere(context, tx);
  const before = await tx.invitation.count({
    where: { inviterId, OR: [{ ip }, { invitedId: { in: here } }] },
  });
  return before + 1;
}

/** What says that inviter and invited are one, live together, or that one person is many; the request is the invited one's. */
async function signsOf(context: RequestContext, tx: Transaction, coming: Coming): Promise<InvitationSign[]> {
  const { session, config } = context;
  const { inviterId, ip } = coming;
  const { invitedTogether: most } = config;
  const device = await deviceName(context, inviterId);
  const seen = await tx.ipPerson.count({ where: { registrationId: inviterId, address: ip } });
  const together = most === null ? 0 : await countTogether(context, tx, coming);
  const found: Record<InvitationSign, boolean> = {
    session: session?.subjectId === inviterId,
    device: device !== null,
    address: seen > 0,
    together: most !== null && together > most,
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
  const coming = { inviterId: found.registrationId, ip: addressKey(context.ip) };
  const signs = await signsOf(context, tx, coming);
  const state = signs.length > 0 ? 'doubtful' : 'registered';
  await tx.invitation.create({
    data: { ...coming, invitedId, signs, state, createdAt: context.clock.now() },
  });
}
