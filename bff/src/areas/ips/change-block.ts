import type { BodyOf, ips } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { IpAddress } from '../../generated/prisma/client.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import { findIp, idOf, ipDetailOf, isBlocked } from './ip-record.ts';

type Block = Pick<BodyOf<typeof ips.block>, 'reason' | 'until'>;

const audited = (row: IpAddress, now: Date) => {
  const holds = isBlocked(row, now);
  return { state: holds ? 'address_blocked' : 'address_free', blockedUntil: holds ? row.blockedUntil : null };
};

interface Change {
  readonly action: 'block' | 'unblock';
  readonly before: IpAddress | null;
  readonly after: IpAddress;
  readonly reason: string;
}

function audit(
  { actor, clock }: RequestContext,
  tx: Transaction,
  { action, before, after, reason }: Change,
): Promise<void> {
  const now = clock.now();
  return recordAction(tx, {
    actor,
    at: now,
    resource: 'ips',
    action,
    reason,
    recordId: idOf(after.address),
    summary: after.address,
    before: before && audited(before, now),
    after: audited(after, now),
  });
}

/** The row is locked until the commit; CONFLICT when somebody changed its block since `version` was read. */
async function claim(tx: Transaction, ip: string, version: number): Promise<IpAddress> {
  const address = addressKey(ip);
  const { count } = await tx.ipAddress.updateMany({
    where: { address, version },
    data: { version: { increment: 1 } },
  });
  const found = await findIp(tx, ip);
  if (count === 0) throw new AppError('CONFLICT');
  return found;
}

function blockOf(context: StaffContext, { reason, until }: Block) {
  const now = context.clock.now();
  const blockedUntil = until === null ? null : new Date(until);
  if (blockedUntil && blockedUntil <= now) throw invalidField('until', 'past_date');
  return { blockedAt: now, blockedUntil, blockedBy: context.session.admin.name, blockReason: reason };
}

async function recordBlock(context: RequestContext, tx: Transaction, change: Change) {
  const detail = await ipDetailOf(tx, change.after, context.clock.now());
  await audit(context, tx, change);
  return detail;
}

/** Blocks an address by its text. Of two who do so at once, the second finds it blocked. */
export function blockAddress(context: StaffContext, body: BodyOf<typeof ips.create>) {
  const block = blockOf(context, body);
  const address = addressKey(body.address);
  return context.transaction(async (tx) => {
    await tx.ipAddress.createMany({ data: [{ address }], skipDuplicates: true });
    await tx.$executeRaw`SELECT FROM ip_addresses WHERE address = ${address} FOR UPDATE`;
    const before = await findIp(tx, address);
    if (isBlocked(before, context.clock.now())) throw invalidField('address', 'ip_blocked');
    const data = { ...block, version: { increment: 1 } };
    const after = await tx.ipAddress.update({ where: { address }, data });
    return recordBlock(context, tx, { action: 'block', before, after, reason: body.reason });
  });
}

/** Blocks an address somebody looks at; one that is blocked already gets another reason and end. */
export function blockIp(context: StaffContext, ip: string, body: BodyOf<typeof ips.block>) {
  const data = blockOf(context, body);
  return context.transaction(async (tx) => {
    const before = await claim(tx, ip, body.version);
    const { address } = before;
    const after = await tx.ipAddress.update({ where: { address }, data });
    return recordBlock(context, tx, { action: 'block', before, after, reason: body.reason });
  });
}

/** Ends a block before its time; CONFLICT where none holds. */
export function unblockIp(
  context: RequestContext,
  ip: string,
  { version, reason }: BodyOf<typeof ips.unblock>,
) {
  return context.transaction(async (tx) => {
    const before = await claim(tx, ip, version);
    if (!isBlocked(before, context.clock.now())) throw new AppError('CONFLICT');
    const data = { blockedAt: null, blockedUntil: null, blockedBy: null, blockReason: null };
    const after = await tx.ipAddress.update({ where: { address: before.address }, data });
    return recordBlock(context, tx, { action: 'unblock', before, after, reason });
  });
}
