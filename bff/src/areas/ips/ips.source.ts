import type { ips, QueryOf } from '@fio/contracts';
import type { Source } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

type Query = QueryOf<typeof ips.list>;

/** Whether the block of an address holds at `now`; `isBlocked` says the same of one. */
const holds = (now: Date) =>
  Prisma.sql`(i.blocked_at IS NOT NULL AND (i.blocked_until IS NULL OR i.blocked_until > ${now}))`;

/** Where the list of addresses comes from. */
export const ipsSource: Source<Query['f'], 'lastSeenAt' | 'people' | 'failedLogins' | 'votes'> = {
  from: Prisma.sql`ip_addresses i`,
  id: Prisma.sql`i.address`,
  search: Prisma.sql`i.address`,
  filters: {
    state: (state, now) => (state === 'blocked' ? holds(now) : Prisma.sql`NOT ${holds(now)}`),
    people: (least) => Prisma.sql`i.people >= ${Number(least)}`,
    failedLogins: (least) => Prisma.sql`i.failed_logins >= ${Number(least)}`,
  },
  sorts: {
    lastSeenAt: Prisma.sql`i.last_seen_at`,
    people: Prisma.sql`i.people`,
    failedLogins: Prisma.sql`i.failed_logins`,
    votes: Prisma.sql`i.votes`,
  },
  defaultSort: '-lastSeenAt',
};
