import type { ipDetail, ipPerson, ipRow } from '@fio/contracts';
import { maskCpf } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { IpAddress, IpDay } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';

const DAYS = 30;

/** An address with its id for `listPage`. */
export type IpRecord = IpAddress & { readonly id: string };

/** `2001:db8:0:1::` of `2001:db8:0:1::/64`: a slash would part the path. `addressKey` leads back. */
export const idOf = (address: string): string => address.replace('/64', '');

export async function loadIps(tx: Transaction, addresses: string[]): Promise<IpRecord[]> {
  const found = await tx.ipAddress.findMany({ where: { address: { in: addresses } } });
  return found.map((row) => ({ ...row, id: row.address }));
}

/** The row that an address belongs to, or NOT_FOUND. */
export async function findIp(tx: Transaction, ip: string): Promise<IpAddress> {
  const found = await tx.ipAddress.findUnique({ where: { address: addressKey(ip) } });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Whether the block of an address holds at `now`. */
export const isBlocked = ({ blockedAt, blockedUntil }: IpAddress, now: Date): boolean =>
  blockedAt !== null && (blockedUntil === null || blockedUntil > now);

const counted = (row: IpAddress | IpDay) => {
  const { registrations, logins, failedLogins, votes, suggestions, invoices } = row;
  return { registrations, logins, failedLogins, votes, suggestions, invoices };
};

export function ipRowOf(row: IpAddress, now: Date): z.input<typeof ipRow> {
  const { address, firstSeenAt, lastSeenAt, people, blockedUntil, version } = row;
  const holds = isBlocked(row, now);
  return {
    id: idOf(address),
    address,
    people,
    version,
    ...counted(row),
    state: holds ? 'blocked' : 'free',
    firstSeenAt: firstSeenAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    blockedUntil: holds ? (blockedUntil?.toISOString() ?? null) : null,
  };
}

export async function ipDetailOf(
  tx: Transaction,
  row: IpAddress,
  now: Date,
): Promise<z.input<typeof ipDetail>> {
  const { address, blockedAt, blockedBy, blockReason } = row;
  const days = await tx.ipDay.findMany({ where: { address }, orderBy: { day: 'desc' }, take: DAYS });
  const block = isBlocked(row, now)
    ? { blockedAt: blockedAt?.toISOString() ?? null, blockedBy, blockReason }
    : { blockedAt: null, blockedBy: null, blockReason: null };
  return {
    ...ipRowOf(row, now),
    ...block,
    // A calendar day, which the driver hands over as its midnight in UTC.
    days: days.map((one) => ({ day: one.day.toISOString().slice(0, 10), ...counted(one) })),
  };
}

/** Who was seen there, latest first; CPFs masked. */
export async function ipPeople(
  { db, vaults }: RequestContext,
  { address }: IpAddress,
  most: number,
): Promise<{ items: z.input<typeof ipPerson>[]; total: number }> {
  const where = { address };
  const [found, total] = await Promise.all([
    db.ipPerson.findMany({
      where,
      orderBy: { lastAt: 'desc' },
      take: most,
      include: {
        registration: {
          select: { id: true, name: true, lastName: true, cpfEncrypted: true, anonymisedAt: true },
        },
      },
    }),
    db.ipPerson.count({ where }),
  ]);
  const items = found.map(({ hasRegistered, firstAt, lastAt, registration }) => {
    const { id, name, lastName, anonymisedAt } = registration;
    return {
      id,
      name: `${name} ${lastName}`.trim(),
      cpf: anonymisedAt ? null : maskCpf(vaults.cpf.cpfOf(registration)),
      registered: hasRegistered,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    };
  });
  return { items, total };
}
